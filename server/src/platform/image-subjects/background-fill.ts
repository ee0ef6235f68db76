import { isOutermost, type Mask } from './masks.ts'
import type { LabImage } from './to-lab.ts'

/** Distances in L*a*b*. A border pixel farther away than this from the border's main colours is not background. */
const LEAST_LIMIT = 4
const MOST_LIMIT = 14
/** Where a gradient or a shadow may lead to. */
const FARTHEST = 45
/** The change from pixel to pixel that a gradient may have. */
const LEAST_STEP = 1.6
const MOST_STEP = 4
/** The share of the border whose colours count as its noise. */
const NOISY_SHARE = 0.85
const EVEN_DISTANCE = 8
const MOST_SHADOW_NOISE = 2
const SHADOW_STEPS = 1.6
const SHADOW_COLOR = 0.4

interface Foreground {
  /** Everything that the background did not reach. */
  mask: Mask
  /** The distance within which most of the border's pixels lie from its main colours: small for even backgrounds. */
  noise: number
  /** The share of the border's pixels that have about one of its main colours. */
  evenShare: number
}

/**
 * Fills the background from the borders inwards: over pixels with the border's colours, and along gradients and soft shadows as long as
 * adjacent ones hardly differ. The limits follow from the noise of the border.
 * @param distances of each pixel to the main colours of the border
 * @param border the indices of its pixels
 */
export function findForeground(image: LabImage, distances: Float32Array, border: readonly number[]): Foreground {
  const { width, height } = image
  const ordered = border.map((index) => distances[index] ?? 0).toSorted((a, b) => a - b)
  const noise = ordered[Math.floor(ordered.length * NOISY_SHARE)] ?? 0
  const { limit, steps } = getLimits(noise)
  const data = new Uint8Array(width * height).fill(1)
  const queue = new Int32Array(data.length)
  let length = 0
  const take = (index: number) => {
    data[index] = 0
    queue[length] = index
    length += 1
  }
  for (let index = 0; index < data.length; index += 1) {
    if (isOutermost(index, width, height) && (distances[index] ?? 0) <= limit * 1.3) {
      take(index)
    }
  }
  const reach = (from: number, index: number) => {
    const distance = distances[index] ?? 0
    if (
      data[index] === 1 &&
      (distance <= limit * 0.6 || (distance <= FARTHEST && isGradual(image, from, index, steps)))
    ) {
      take(index)
    }
  }
  for (let next = 0; next < length; next += 1) {
    const from = queue[next] ?? 0
    for (const index of listAdjacent(from, width, data.length)) {
      reach(from, index)
    }
  }
  const evenShare = ordered.filter((distance) => distance <= EVEN_DISTANCE).length / ordered.length
  return { mask: { width, height, data }, noise, evenShare }
}

/** How far the background may go at this noise of the border. */
function getLimits(noise: number) {
  const step = Math.min(MOST_STEP, Math.max(LEAST_STEP, noise / 2))
  return {
    limit: Math.min(MOST_LIMIT, Math.max(LEAST_LIMIT, noise * 1.6)),
    steps: { any: step, shadow: noise <= MOST_SHADOW_NOISE ? step * SHADOW_STEPS : step },
  }
}

function listAdjacent(from: number, width: number, length: number): number[] {
  const x = from % width
  const beside = [...(x > 0 ? [from - 1] : []), ...(x < width - 1 ? [from + 1] : [])]
  return [...beside, from - width, from + width].filter((index) => index >= 0 && index < length)
}

/** Whether two adjacent pixels hardly differ. A shadow may become dark more quickly, but does not change the colour. */
function isGradual(
  { planes: [l, a, b] }: LabImage,
  from: number,
  to: number,
  { any, shadow }: { any: number; shadow: number },
): boolean {
  const light = Math.abs((l[from] ?? 0) - (l[to] ?? 0))
  const color = Math.hypot((a[from] ?? 0) - (a[to] ?? 0), (b[from] ?? 0) - (b[to] ?? 0))
  return Math.hypot(light, color) <= (color <= any * SHADOW_COLOR ? shadow : any)
}
