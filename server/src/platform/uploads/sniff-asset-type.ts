import type { AssetKind } from '@marquee/contract/assets'
import { fileTypeFromBuffer } from 'file-type'

/** The number of bytes at the beginning of a file that are enough to detect its type. */
export const SNIFFED_BYTES = 4100

interface AssetType {
  mime: string
  ext: string
}

/** Videos and sounds are handled separately, see `platform/video` and `platform/sound`. */
export type SniffedKind = Exclude<AssetKind, 'video' | 'audio'>

/** The stored types of each kind, by the type that the bytes show. SVG is not one of the images: it is more a program than an image. */
const TYPES: Readonly<Record<SniffedKind, ReadonlySet<string>>> = {
  image: new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']),
  pdf: new Set(['application/pdf']),
  zip: new Set(['application/zip']),
  font: new Set(['font/woff2', 'font/woff', 'font/ttf', 'font/otf']),
}

const REFUSALS: Readonly<Record<SniffedKind, string>> = {
  image: 'Choose a PNG, JPEG, WebP or AVIF image.',
  pdf: 'Choose a PDF file.',
  zip: 'Choose a ZIP file.',
  font: 'Choose a font file: WOFF2, WOFF, TTF or OTF.',
}

/** Images of phones and of the web that are not read, each with what to do. */
const OTHER_IMAGES: Readonly<Record<string, string>> = {
  'image/heic': 'This is a photo in HEIC, as iPhones take them. Save it as JPEG first.',
  'image/heif': 'This is a photo in HEIF. Save it as JPEG first.',
  'image/gif': 'This is a GIF. Save its movement as an MP4 video, or a single frame as PNG.',
}

/**
 * Detects the type of a file by its first bytes; its name and announced type are claims and are ignored.
 * @returns the type, or the error message for a file that is not of the kind
 */
export async function sniffAssetType(kind: SniffedKind, start: Uint8Array): Promise<AssetType | { refusal: string }> {
  if (start.length === 0) {
    return { refusal: 'The file is empty.' }
  }
  const type = await fileTypeFromBuffer(start)
  return type !== undefined && TYPES[kind].has(type.mime) ? type : { refusal: describeRefusal(kind, type) }
}

/** Says what the file is, if it is known, and what is wanted. */
function describeRefusal(kind: SniffedKind, type: AssetType | undefined): string {
  if (type === undefined) {
    return REFUSALS[kind]
  }
  const other = kind === 'image' ? OTHER_IMAGES[type.mime] : undefined
  return other ?? `This is a file of another kind (${type.ext.toUpperCase()}). ${REFUSALS[kind]}`
}
