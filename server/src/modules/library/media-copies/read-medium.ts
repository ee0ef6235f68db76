import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { ForeignFiles } from '../../../platform/foreign-files/foreign-files.ts'

/** The properties of a copied file. */
export interface StoredMedium {
  storage_key: string
  content_type: string
  /** Bytes. */
  size: number
  hash: string
  /** px; null for videos, which are not decoded. */
  width: number | null
  height: number | null
}

/** The content is not an image or a video; the message is written for users. */
export class UnusableMedium extends Error {
  override readonly name = 'UnusableMedium'
}

const IMAGES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
const VIDEOS: ReadonlySet<string> = new Set(['video/mp4', 'video/webm'])

/**
 * Detects the type of a file by its bytes; the file name and the declared type are not trusted. The key is made from the
 * content's hash, so that the same content is stored once.
 * @throws UnusableMedium
 */
export async function readMedium(
  content: Buffer,
  foreignFiles: Pick<ForeignFiles, 'measureImage'>,
): Promise<StoredMedium> {
  const type = await fileTypeFromBuffer(content)
  if (type === undefined || !(IMAGES.has(type.mime) || VIDEOS.has(type.mime))) {
    throw new UnusableMedium('The file is neither an image nor a video.')
  }
  const hash = createHash('sha256').update(content).digest('hex')
  const size = IMAGES.has(type.mime) ? await sizeOfImage(content, foreignFiles) : { width: null, height: null }
  return {
    storage_key: `media/copies/${hash}.${type.ext}`,
    content_type: type.mime,
    size: content.byteLength,
    hash,
    ...size,
  }
}

async function sizeOfImage(content: Buffer, foreignFiles: Pick<ForeignFiles, 'measureImage'>) {
  try {
    return await foreignFiles.measureImage(content)
  } catch (error) {
    throw error instanceof DomainError ? new UnusableMedium('The image is damaged or has too many pixels.') : error
  }
}
