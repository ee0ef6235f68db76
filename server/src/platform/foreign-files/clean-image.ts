import sharp, { type Metadata } from 'sharp'
import { sniffAssetType } from '../uploads/sniff-asset-type.ts'
import { Refusal } from './refusal.ts'

/** An image of more pixels than this is refused by its header, before anything is decoded. */
export const MAX_PIXELS = 50_000_000
/** Longest side that is kept. */
const LONGEST_SIDE = 4096
const QUALITY = 86

/** What sharp calls the formats that are accepted. */
const FORMATS: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpeg', webp: 'webp', avif: 'heif' }

const UNREADABLE = 'The picture is damaged and cannot be read.'

export interface CleanImage {
  content: Uint8Array
  contentType: string
  width: number
  height: number
}

/**
 * Turns an uploaded image into a WebP of ours: decoded and encoded anew, so that nothing but pixels survives (no EXIF, no
 * place where it was taken, nothing hidden behind the image); turned as its orientation says; at most 4,096 pixels wide or high.
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
    throw new Refusal('The picture has too many pixels: at most 50 megapixels.')
  }
  return { contentType: type.mime, width, height }
}

/** Reads the header only; the limit of pixels is checked by us, for a message that says what is wrong. */
async function readHeader(upload: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata()
  } catch {
    throw new Refusal(UNREADABLE)
  }
}
