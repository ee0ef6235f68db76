import { type CapturedMedium, MAX_CAPTURED_BYTES, MAX_CAPTURED_FILES } from '@marquee/contract/captures'
import type { CheckedAd } from '../messages/seen-ad.schema.ts'
import type { QueueFile } from './queue-item.ts'
import type { FetchedFile } from './fetch-file.ts'

type FetchFile = (address: string, kind: 'image' | 'video') => Promise<FetchedFile>
type SeenMedium = CheckedAd['media'][number]

/** The files of an ad, and in sentences what was left out. */
export interface FetchedMedia {
  media: CapturedMedium[]
  files: Omit<QueueFile, 'item'>[]
  notes: string[]
  /** Whether something may still be fetched later. */
  isTemporary: boolean
}

const IN_PARTS = 'The page plays this video in parts, so its image was saved.'

/** Fetches the media of an ad, one after the other, as many as one capture may have. */
export async function fetchMedia(seen: readonly SeenMedium[], fetchFile: FetchFile): Promise<FetchedMedia> {
  const result: FetchedMedia = { media: [], files: [], notes: [], isTemporary: false }
  for (const medium of seen) {
    await fetchMedium(medium, result, fetchFile)
  }
  return { ...result, notes: [...new Set(result.notes)] }
}

async function fetchMedium(medium: SeenMedium, result: FetchedMedia, fetchFile: FetchFile): Promise<void> {
  const { kind, url, poster } = medium
  const wanted = (url === null ? 0 : 1) + (poster === null ? 0 : 1)
  if (result.files.length + wanted > MAX_CAPTURED_FILES) {
    result.notes.push(`Only the first ${MAX_CAPTURED_FILES} files were saved.`)
    return
  }
  const add = async (address: string | null, fileKind: 'image' | 'video') => {
    const fetched = address === null ? null : await fetchFile(address, fileKind)
    return fetched === null ? null : addFile(fetched, result)
  }
  const file = await add(url, kind)
  const poster_file = kind === 'video' ? await add(poster, 'image') : null
  if (kind === 'video' && url === null) {
    result.notes.push(IN_PARTS)
  }
  if (file !== null || poster_file !== null) {
    result.media.push({ kind, file, poster_file, width: null, height: null, duration_s: null })
  }
}

/** @returns the number of the file; null when it cannot be used */
function addFile(fetched: FetchedFile, result: FetchedMedia): number | null {
  if ('reason' in fetched) {
    result.notes.push(fetched.reason)
    result.isTemporary ||= fetched.isTemporary
    return null
  }
  const size = result.files.reduce((sum, { bytes }) => sum + bytes.byteLength, fetched.bytes.byteLength)
  if (size > MAX_CAPTURED_BYTES) {
    result.notes.push('The files of this ad are too large together: some were left out.')
    return null
  }
  const number = result.files.length
  result.files.push({ number, ...fetched })
  return number
}
