import sharp from 'sharp'
import { isClean, measureCutOut } from './cut-out-quality.ts'

/** Longest side of a cut-out, in pixels. */
const LONGEST_SIDE = 1600
/** How far a pixel may be from the background's colour, as a distance in RGB. */
const BACKGROUND_DISTANCE = 34
/** For soft shadows: a pixel that differs little from its neighbour in the background may differ this much from the background's colour. */
const SHADOW_DISTANCE = 72
const SHADOW_STEP = 7
/** A pixel of the product that is nearer to the background's colour than this may be background. */
const UNCERTAIN_DISTANCE = 48
/** The least change of an outline over this many pixels of the smoothed image; shadows and noise change less. */
const OUTLINE_STEP = 9
const OUTLINE_WIDTH = 5
const OUTLINE_BLUR = 1.8
/** The share of the image's edge that must have one colour for the background to count as plain. */
const PLAIN_SHARE = 0.9
const LEAST_PRODUCT = 0.02
const MOST_PRODUCT = 0.97
const MARGIN = 0.03
const QUALITY = 90

type Rgb = readonly [number, number, number]

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/**
 * Cuts the subject of an image out of a plain background: the background is filled from the edges inwards, the edge of the subject is
 * smoothed and cleaned of the background's colour, and the result is trimmed.
 * @returns a WebP with transparency, and whether it can be used without a look at it; null when the background is not plain, or already
 * transparent
 */
export async function cutOut(image: Buffer): Promise<{ image: Buffer; isClean: boolean } | null> {
  const { data, info } = await sharp(image)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: Pixels = { data, width: info.width, height: info.height }
  const background = findBackground(pixels)
  if (background === null) {
    return null
  }
  const isBackground = fillBackground(pixels, background)
  const product = 1 - isBackground.reduce((sum, value) => sum + value, 0) / isBackground.length
  if (product < LEAST_PRODUCT || product > MOST_PRODUCT) {
    return null
  }
  const { width, height } = pixels
  const smooth = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(OUTLINE_BLUR)
    .raw()
    .toBuffer()
  const quality = measureCutOut(
    { width, height, product: isBackground.map((value) => 1 - value) },
    (index) => distance(data, index, background) <= UNCERTAIN_DISTANCE,
    (index) => isOutline(smooth, index, width),
  )
  applyAlpha(pixels, isBackground, background)
  const margin = Math.round(Math.max(width, height) * MARGIN)
  const cut = sharp(data, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 1 })
  const trimmed = await sharp(await cut.toBuffer())
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: QUALITY, alphaQuality: 100 })
    .toBuffer()
  return { image: trimmed, isClean: isClean(quality) }
}

/** The median colour of the image's edge, when nearly the whole edge has it; null otherwise. */
function findBackground({ data, width, height }: Pixels): Rgb | null {
  const edge = listEdge(width, height)
  if (edge.some((index) => (data[index * 4 + 3] ?? 0) < 250)) {
    return null
  }
  const median = (channel: number) => {
    const values = edge.map((index) => data[index * 4 + channel] ?? 0).toSorted((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  }
  const background: Rgb = [median(0), median(1), median(2)]
  const plain = edge.filter((index) => distance(data, index, background) <= BACKGROUND_DISTANCE).length
  return plain / edge.length >= PLAIN_SHARE ? background : null
}

function listEdge(width: number, height: number): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat()
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat()
  return [...columns, ...rows]
}

/** 1 for every pixel that the background reaches from the edge of the image. */
function fillBackground({ data, width, height }: Pixels, background: Rgb): Uint8Array {
  const isBackground = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let length = 0
  const add = (index: number) => {
    isBackground[index] = 1
    queue[length] = index
    length += 1
  }
  for (const index of listEdge(width, height)) {
    if (isBackground[index] === 0 && distance(data, index, background) <= BACKGROUND_DISTANCE) {
      add(index)
    }
  }
  for (let next = 0; next < length; next += 1) {
    const from = queue[next] ?? 0
    for (const index of listAdjacent(from, width, height)) {
      if (isBackground[index] === 0 && belongs(data, index, from, background)) {
        add(index)
      }
    }
  }
  return isBackground
}

function listAdjacent(from: number, width: number, height: number): number[] {
  const x = from % width
  const beside = [...(x > 0 ? [from - 1] : []), ...(x < width - 1 ? [from + 1] : [])]
  return [...beside, from - width, from + width].filter((index) => index >= 0 && index < width * height)
}

function belongs(data: Buffer, index: number, from: number, background: Rgb): boolean {
  const away = distance(data, index, background)
  if (away <= BACKGROUND_DISTANCE) {
    return true
  }
  const at = from * 4
  const adjacent: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  return away <= SHADOW_DISTANCE && distance(data, index, adjacent) <= SHADOW_STEP
}

function distance(data: Buffer, index: number, [red, green, blue]: Rgb): number {
  const at = index * 4
  return Math.hypot((data[at] ?? 0) - red, (data[at + 1] ?? 0) - green, (data[at + 2] ?? 0) - blue)
}

/** Whether the colour changes sharply to the right of a pixel or below it. */
function isOutline(data: Buffer, index: number, width: number): boolean {
  const at = index * 4
  const color: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const isChange = (other: number) => other * 4 < data.length && distance(data, other, color) >= OUTLINE_STEP
  return (
    ((index % width) + OUTLINE_WIDTH < width && isChange(index + OUTLINE_WIDTH)) ||
    isChange(index + OUTLINE_WIDTH * width)
  )
}

/**
 * Alpha is the share of product pixels around a pixel. Where it is between 0 and 1, the camera has mixed in the background's colour;
 * that colour is removed again, because otherwise a pale line stays around the product on a dark background.
 */
function applyAlpha({ data, width, height }: Pixels, isBackground: Uint8Array, background: Rgb): void {
  for (let index = 0; index < isBackground.length; index += 1) {
    const alpha = isBackground[index] === 1 ? 0 : shareOfProduct(isBackground, index, width, height)
    const at = index * 4
    data[at + 3] = Math.round(alpha * 255)
    if (alpha > 0 && alpha < 1) {
      for (const [channel, value] of background.entries()) {
        const clean = ((data[at + channel] ?? 0) - value * (1 - alpha)) / alpha
        data[at + channel] = Math.min(255, Math.max(0, Math.round(clean)))
      }
    }
  }
}

function shareOfProduct(isBackground: Uint8Array, index: number, width: number, height: number): number {
  const x = index % width
  const y = (index - x) / width
  let product = 0
  let count = 0
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      product += 1 - (isBackground[row * width + column] ?? 0)
      count += 1
    }
  }
  return product / count
}
