import type { ShareBox } from '@marquee/creative/image-subject'
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

/** The part of an opened image within a box, as if it were an image of its own. */
export async function cropImage(image: OpenedImage, box: ShareBox): Promise<OpenedImage> {
  const { width, height } = image
  const area = getArea(image.small, box)
  const alpha = await sharp(image.alpha, { raw: { width: image.small.width, height: image.small.height, channels: 1 } })
    .extract(area)
    .raw()
    .toBuffer()
  return {
    width: toPixels(width * box.w),
    height: toPixels(height * box.h),
    small: await cropRgb(image.small, area),
    alpha,
    detail: await cropRgb(image.detail, getArea(image.detail, box)),
  }
}

type PixelArea = Parameters<Sharp['extract']>[0]

/** A box in pixels, within the image and at least one pixel large. */
function getArea({ width, height }: RgbImage, box: ShareBox): PixelArea {
  const left = Math.min(width - 1, Math.floor(box.x * width))
  const top = Math.min(height - 1, Math.floor(box.y * height))
  return {
    left,
    top,
    width: Math.min(width - left, toPixels(box.w * width)),
    height: Math.min(height - top, toPixels(box.h * height)),
  }
}

async function cropRgb({ data, width, height }: RgbImage, area: PixelArea): Promise<RgbImage> {
  const cropped = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(area)
    .raw()
    .toBuffer()
  return { width: area.width, height: area.height, data: cropped }
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
