import sharp, { type Sharp } from 'sharp'

/** The number of pixels of the copy in which subjects are searched. More pixels find the same boxes and take longer. */
const SEARCHED_PIXELS = 64_000
/** The number of pixels of the copy in which faces, texts and focus are measured. */
const DETAIL_PIXELS = 1_000_000
const MAX_PIXELS = 50_000_000

/** Pixels of one image in sRGB, row by row. */
export interface RgbImage {
  width: number
  height: number
  /** Red, green and blue from 0 to 255. */
  data: Uint8Array
}

export interface OpenedImage {
  /** Pixels of the upright image itself. */
  width: number
  height: number
  small: RgbImage
  /** The opacity of each pixel of `small`, from 0 to 255. */
  alpha: Uint8Array
  /** A larger copy, at most {@link DETAIL_PIXELS}. */
  detail: RgbImage
}

/**
 * Decodes an image upright and in sRGB, whatever its rotation mark, colour space and depth, in two smaller copies. Transparent pixels are
 * white.
 * @throws Error for data that is not an image, and for more than 50 megapixels
 */
export async function openImage(content: Uint8Array): Promise<OpenedImage> {
  const { autoOrient: size } = await sharp(content, { limitInputPixels: MAX_PIXELS }).metadata()
  const scale = Math.min(1, Math.sqrt(DETAIL_PIXELS / (size.width * size.height)))
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(toPixels(size.width * scale), toPixels(size.height * scale), { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const detail = await readRgb(sharp(data, raw), { width: info.width, height: info.height })
  const smallScale = Math.min(1, Math.sqrt(SEARCHED_PIXELS / (info.width * info.height)))
  const smallSize = { width: toPixels(info.width * smallScale), height: toPixels(info.height * smallScale) }
  const small = await readRgb(sharp(data, raw), smallSize)
  const alpha = await sharp(data, raw)
    .extractChannel(3)
    .resize(smallSize.width, smallSize.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { width: size.width, height: size.height, small, alpha, detail }
}

function toPixels(length: number): number {
  return Math.max(1, Math.round(length))
}

async function readRgb(image: Sharp, size: { width: number; height: number }): Promise<RgbImage> {
  const data = await image
    .flatten({ background: '#ffffff' })
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...size, data }
}
