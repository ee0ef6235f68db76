import sharp, { type Metadata } from 'sharp'
import { sniffAssetType } from '../uploads/sniff-asset-type.ts'
import { Refusal } from './refusal.ts'

/** An image with more pixels than this is refused by its header, before anything is decoded. */
export const MAX_PIXELS = 50_000_000
/** The maximum length of the longest side. */
const LONGEST_SIDE = 4096
const QUALITY = 86

/** sharp's names of the accepted formats. */
const FORMATS: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', webp: 'webp', avif: 'heif' }

const UNREADABLE = 'The image is damaged and cannot be read.'

export interface CleanImage {
  content: Uint8Array
  contentType: string
  width: number
  height: number
}

/**
 * Converts an uploaded image to a new WebP: it is decoded and encoded again, so that only the pixels remain (no EXIF, no
 * location, no data hidden behind the image); rotated according to its orientation; at most 4,096 pixels wide or high.
 * @throws Refusal for another type, a broken file, or too many pixels
 */
export async function cleanImage(upload: Uint8Array): Promise<CleanImage> {
  await checkImage(upload)
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { content: data, contentType: 'image/webp', width: info.width, height: info.height }
  } catch {
    throw new Refusal(UNREADABLE)
  }
}

/** Checks an image by its header, without decoding it. @throws Refusal as {@link cleanImage} */
export async function checkImage(upload: Uint8Array): Promise<Omit<CleanImage, 'content'>> {
  const type = await sniffAssetType('image', upload)
  if ('refusal' in type) {
    throw new Refusal(type.refusal)
  }
  const { format, width, height } = await readHeader(upload)
  if (format !== FORMATS[type.ext]) {
    throw new Refusal(UNREADABLE)
  }
  if (width * height > MAX_PIXELS) {
    throw new Refusal('The image has too many pixels: at most 50 megapixels.')
  }
  return { contentType: type.mime, width, height }
}

/** Reads only the header; our own code checks the limit of pixels, so that the message says what is wrong. */
async function readHeader(upload: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata()
  } catch {
    throw new Refusal(UNREADABLE)
  }
}
