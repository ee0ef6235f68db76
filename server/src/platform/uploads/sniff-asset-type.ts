import type { AssetKind } from '@marquee/contract/assets'
import { fileTypeFromBuffer } from 'file-type'

/** How much of a file's beginning tells its type. */
export const SNIFFED_BYTES = 4100

interface AssetType {
  mime: string
  ext: string
}

/** Videos have a way of their own, see `platform/video`. */
export type SniffedKind = Exclude<AssetKind, 'video'>

/** What is stored of each kind, by the type that the bytes say. SVG is none of the images: it is a program more than an image. */
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
 * Tells what a file is by its first bytes; names and announced types are claims and are not asked.
 * @returns the type, or the sentence that refuses a file that is not of the kind
 */
export async function sniffAssetType(kind: SniffedKind, start: Uint8Array): Promise<AssetType | { refusal: string }> {
  const type = await fileTypeFromBuffer(start)
  return type !== undefined && TYPES[kind].has(type.mime) ? type : { refusal: REFUSALS[kind] }
}
