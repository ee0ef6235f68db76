/** What was cut out of an image: 1 for the pixels of the product, row by row. */
interface CutMask {
  width: number
  height: number
  product: Uint8Array
}

interface CutOutQuality {
  /** The share of the product's edge that has nearly the colour of the background: it may lie elsewhere. */
  uncertainShare: number
  /** The share of the product's area that is missing as holes and narrow gaps, such as highlights at the edge. */
  missingShare: number
  /** The length of outlines within what was taken for background, as a share of the product's own outline: glass, white on white. */
  lostShare: number
}

/** A gap counts when it is narrower than this share of the longer side. */
const GAP = 0.02
/** The edge is judged this many pixels inside of the product, behind the pixels of mixed colours. */
const EDGE_DEPTH = 3
const MOST_UNCERTAIN = 0.12
const MOST_MISSING = 0.03
const MOST_LOST = 0.4
/** Soft edges and compression leave traces beside the product, which are no outlines: up to this share of the longer side. */
const TRACES = 0.02
const LEAST_TRACES = 12

/** Whether a cut-out can be used without a look at it. */
export function isClean({ uncertainShare, missingShare, lostShare }: CutOutQuality): boolean {
  return uncertainShare <= MOST_UNCERTAIN && missingShare <= MOST_MISSING && lostShare <= MOST_LOST
}

/**
 * Measures how well a product was cut out.
 * @param isLikeBackground whether a pixel has nearly the colour of the background
 * @param isOutline whether the colour changes sharply at a pixel
 */
export function measureCutOut(
  mask: CutMask,
  isLikeBackground: (index: number) => boolean,
  isOutline: (index: number) => boolean,
): CutOutQuality {
  const { edge, uncertain } = countEdge(mask, isLikeBackground)
  const { area, missing } = countMissing(mask)
  const longest = Math.max(mask.width, mask.height)
  const beside = grow(mask, Math.max(LEAST_TRACES, Math.round(longest * TRACES)))
  const lost = beside.reduce((sum, value, index) => sum + (value === 0 && isOutline(index) ? 1 : 0), 0)
  return {
    uncertainShare: edge === 0 ? 1 : uncertain / edge,
    missingShare: area === 0 ? 1 : missing / area,
    lostShare: edge === 0 ? 1 : lost / edge,
  }
}

/** The pixels of the product's edge, and how many of them may be background. */
function countEdge(mask: CutMask, isLikeBackground: (index: number) => boolean) {
  const inner = shrink(mask, EDGE_DEPTH)
  let [edge, uncertain] = [0, 0]
  for (const [index, value] of inner.entries()) {
    if (value === 1 && listAround(index, mask.width).some((other) => inner[other] === 0)) {
      edge += 1
      uncertain += isLikeBackground(index) ? 1 : 0
    }
  }
  return { edge, uncertain }
}

/** The pixels of the product, and those of holes and narrow gaps in it. */
function countMissing(mask: CutMask) {
  const { width, height, product } = mask
  const radius = Math.max(2, Math.round((Math.max(width, height) * GAP) / 2))
  const closed = shrink({ width, height, product: grow(mask, radius) }, radius)
  let [area, missing] = [0, 0]
  for (const [index, value] of product.entries()) {
    area += value
    missing += value === 0 && closed[index] === 1 ? 1 : 0
  }
  return { area, missing }
}

function listAround(index: number, width: number): number[] {
  return [index - 1, index + 1, index - width, index + width]
}

/** Sets the pixels that have a pixel of the product within a square (morphological dilation). */
function grow({ width, height, product }: CutMask, radius: number): Uint8Array {
  const rows = spread(product, { lines: height, length: width, step: 1, stride: width }, radius)
  return spread(rows, { lines: width, length: height, step: width, stride: 1 }, radius)
}

/** Keeps the pixels whose whole square belongs to the product (morphological erosion). */
function shrink({ width, height, product }: CutMask, radius: number): Uint8Array {
  const outside = product.map((value) => 1 - value)
  return grow({ width, height, product: outside }, radius).map((value) => 1 - value)
}

interface Lines {
  lines: number
  length: number
  /** The distance between pixels of a line, and between lines. */
  step: number
  stride: number
}

/** Sets the pixels of each line that have a set pixel within the radius, in one pass forwards and one backwards. */
function spread(values: Uint8Array, { lines, length, step, stride }: Lines, radius: number): Uint8Array {
  const spreadOut = new Uint8Array(values.length)
  for (let line = 0; line < lines; line += 1) {
    for (const isForward of [true, false]) {
      let last = Number.NEGATIVE_INFINITY
      for (let at = 0; at < length; at += 1) {
        const index = line * stride + (isForward ? at : length - 1 - at) * step
        last = values[index] === 1 ? at : last
        if (at - last <= radius) {
          spreadOut[index] = 1
        }
      }
    }
  }
  return spreadOut
}
