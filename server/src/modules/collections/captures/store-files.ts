import { type CapturedAd, MAX_CAPTURED_IMAGE } from '@marquee/contract/captures'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts'
import { type MediaCopyService, type StoredMedium, UnusableMedium } from '../../library/library.public.ts'

/**
 * Stores the files of a capture one after the other; only their bytes decide what they are. Nothing refers to them until the ad is
 * written, and storing them again stores the same files.
 * @throws DomainError 422 with the number of a file that cannot be used, or that the ad names and the form lacks
 */
export async function storeFiles(
  { media }: Pick<CapturedAd, 'media'>,
  files: AsyncIterable<UploadedFile>,
  mediaCopies: Pick<MediaCopyService, 'store'>,
): Promise<StoredMedium[]> {
  const stored: StoredMedium[] = []
  for await (const { content } of files) {
    stored.push(await store(content, stored.length, mediaCopies))
  }
  for (const [index, { kind, file, poster_file }] of media.entries()) {
    checkKind(`ad.media.${index}.file`, file, { stored, kind })
    checkKind(`ad.media.${index}.poster_file`, poster_file, { stored, kind: 'image' })
  }
  return stored
}

async function store(content: Buffer, number: number, mediaCopies: Pick<MediaCopyService, 'store'>) {
  try {
    const medium = await mediaCopies.store(content)
    if (medium.content_type.startsWith('image/') && medium.size > MAX_CAPTURED_IMAGE) {
      throw new UnusableMedium(`An image may have at most ${MAX_CAPTURED_IMAGE / 1024 / 1024} MB.`)
    }
    return medium
  } catch (error) {
    throw error instanceof UnusableMedium ? invalid({ [`file.${number}`]: [error.message] }) : error
  }
}

function checkKind(
  field: string,
  number: number | null,
  { stored, kind }: { stored: readonly StoredMedium[]; kind: 'image' | 'video' },
): void {
  if (number === null) {
    return
  }
  const medium = stored[number]
  if (medium === undefined) {
    throw invalid({ [field]: ['The form has no such file.'] })
  }
  if (!medium.content_type.startsWith(`${kind}/`)) {
    throw invalid({ [field]: [kind === 'video' ? 'This file is not a video.' : 'This file is not an image.'] })
  }
}
