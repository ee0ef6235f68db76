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

/**
 * Detects the type of a file by its first bytes; its name and announced type are claims and are ignored.
 * @returns the type, or the error message for a file that is not of the kind
 */
export async function sniffAssetType(kind: SniffedKind, start: Uint8Array): Promise<AssetType | { refusal: string }> {
  if (start.length === 0) {
    return { refusal: 'The file is empty.' }
  }
  const type = await fileTypeFromBuffer(start)
  return type !== undefined && TYPES[kind].has(type.mime) ? type : { refusal: REFUSALS[kind] }
}
