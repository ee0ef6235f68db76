import sharp from 'sharp'

/** Longest side of a cut-out, in pixels. */
const LONGEST_SIDE = 1600
/** How far a pixel may be from the ground's colour, as a distance in RGB. */
const GROUND_DISTANCE = 34
/** Soft shadows: a pixel that differs little from its neighbour in the ground may be this far from the ground's colour. */
const SHADOW_DISTANCE = 72
const SHADOW_STEP = 7
/** How much of the image's edge must have one colour for the ground to be plain. */
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
 * Cuts what an image shows out of a plain ground: the ground is filled from the edges inwards, the edge between the two is
 * smoothed and cleaned of the ground's colour, and what is left is trimmed.
 * @returns a WebP with transparency; null when the ground is not plain, or transparent already
 */
export async function cutOut(image: Buffer): Promise<Buffer | null> {
  const { data, info } = await sharp(image)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: Pixels = { data, width: info.width, height: info.height }
  const ground = findGround(pixels)
  if (ground === null) {
    return null
  }
  const isGround = fillGround(pixels, ground)
  const product = 1 - isGround.reduce((sum, value) => sum + value, 0) / isGround.length
  if (product < LEAST_PRODUCT || product > MOST_PRODUCT) {
    return null
  }
  applyAlpha(pixels, isGround, ground)
  const { width, height } = pixels
  const margin = Math.round(Math.max(width, height) * MARGIN)
  const cut = sharp(data, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 1 })
  return sharp(await cut.toBuffer())
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: QUALITY, alphaQuality: 100 })
    .toBuffer()
}

/** The median colour of the image's edge, when nearly all of the edge has it. */
function findGround({ data, width, height }: Pixels): Rgb | null {
  const edge = listEdge(width, height)
  if (edge.some((index) => (data[index * 4 + 3] ?? 0) < 250)) {
    return null
  }
  const median = (channel: number) => {
    const values = edge.map((index) => data[index * 4 + channel] ?? 0).toSorted((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  }
  const ground: Rgb = [median(0), median(1), median(2)]
  const plain = edge.filter((index) => distance(data, index, ground) <= GROUND_DISTANCE).length
  return plain / edge.length >= PLAIN_SHARE ? ground : null
}

function listEdge(width: number, height: number): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat()
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat()
  return [...columns, ...rows]
}

/** 1 for every pixel that the ground reaches from the edge of the image. */
function fillGround({ data, width, height }: Pixels, ground: Rgb): Uint8Array {
  const isGround = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let length = 0
  const add = (index: number) => {
    isGround[index] = 1
    queue[length] = index
    length += 1
  }
  for (const index of listEdge(width, height)) {
    if (isGround[index] === 0 && distance(data, index, ground) <= GROUND_DISTANCE) {
      add(index)
    }
  }
  for (let next = 0; next < length; next += 1) {
    const from = queue[next] ?? 0
    for (const index of listNeighbours(from, width, height)) {
      if (isGround[index] === 0 && belongs(data, index, from, ground)) {
        add(index)
      }
    }
  }
  return isGround
}

function listNeighbours(from: number, width: number, height: number): number[] {
  const x = from % width
  const beside = [...(x > 0 ? [from - 1] : []), ...(x < width - 1 ? [from + 1] : [])]
  return [...beside, from - width, from + width].filter((index) => index >= 0 && index < width * height)
}

function belongs(data: Buffer, index: number, from: number, ground: Rgb): boolean {
  const away = distance(data, index, ground)
  if (away <= GROUND_DISTANCE) {
    return true
  }
  const at = from * 4
  const neighbour: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  return away <= SHADOW_DISTANCE && distance(data, index, neighbour) <= SHADOW_STEP
}

function distance(data: Buffer, index: number, [red, green, blue]: Rgb): number {
  const at = index * 4
  return Math.hypot((data[at] ?? 0) - red, (data[at + 1] ?? 0) - green, (data[at + 2] ?? 0) - blue)
}

/**
 * Alpha is the share of product around a pixel. Where it is between 0 and 1, the camera has mixed the ground's colour in, which
 * is taken out again: otherwise a pale line stays around the product on a dark ground.
 */
function applyAlpha({ data, width, height }: Pixels, isGround: Uint8Array, ground: Rgb): void {
  for (let index = 0; index < isGround.length; index += 1) {
    const alpha = isGround[index] === 1 ? 0 : shareOfProduct(isGround, index, width, height)
    const at = index * 4
    data[at + 3] = Math.round(alpha * 255)
    if (alpha > 0 && alpha < 1) {
      for (const [channel, value] of ground.entries()) {
        const clean = ((data[at + channel] ?? 0) - value * (1 - alpha)) / alpha
        data[at + channel] = Math.min(255, Math.max(0, Math.round(clean)))
      }
    }
  }
}

function shareOfProduct(isGround: Uint8Array, index: number, width: number, height: number): number {
  const x = index % width
  const y = (index - x) / width
  let product = 0
  let count = 0
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      product += 1 - (isGround[row * width + column] ?? 0)
      count += 1
    }
  }
  return product / count
}
