import { type Box, getContrast, getLuminance, type Pixels } from './pixels.ts'

/** The share of the letters' pixels that certainly belong to letters; the others are the soft edges of strokes. */
const CORE = 0.25
/** The quantile of the background's pixels that is measured: three quarters of them are easier to read on. */
const WORST_QUARTILE = 0.75
const MIN_RING = 2
const MAX_SAMPLES = 20_000

/**
 * The WCAG contrast of a line of text with its background. The background is sampled just around the line; the letters are the
 * pixels inside that differ most from it.
 * @param box around the letters
 * @returns from 1 (invisible) to 21
 */
export function measureContrast(pixels: Pixels, box: Box): number {
  const ring = collectRing(pixels, box)
  if (ring.length === 0) {
    return 1
  }
  const behind = getMedianColor(ring)
  const inside = collect(pixels, box).toSorted((a, b) => getDistance(b, behind) - getDistance(a, behind))
  const letters = inside.slice(0, Math.max(1, Math.floor(countLetters(inside, behind) * CORE)))
  const textLuminance = getMedian(letters.map(toLuminance))
  const backgrounds = ring
    .map(toLuminance)
    .toSorted((a, b) => getContrast(b, textLuminance) - getContrast(a, textLuminance))
  const background = backgrounds[Math.floor((backgrounds.length - 1) * WORST_QUARTILE)] ?? 0
  return getContrast(textLuminance, background)
}

type Color = readonly [number, number, number]

/** The number of pixels that are nearer to the most different one than to the background. */
function countLetters(sorted: readonly Color[], behind: Color): number {
  const [first] = sorted
  const limit = first === undefined ? 0 : getDistance(first, behind) / 2
  const end = sorted.findIndex((color) => getDistance(color, behind) < limit)
  return end === -1 ? sorted.length : end
}

/** The pixels just outside of the box, up to a distance of a fifth of its height. */
function collectRing(pixels: Pixels, box: Box): Color[] {
  const width = Math.max(MIN_RING, Math.round((box.bottom - box.top) / 5))
  const outer = { left: box.left - width, top: box.top - width, right: box.right + width, bottom: box.bottom + width }
  return collect(pixels, outer, (x, y) => x < box.left || x >= box.right || y < box.top || y >= box.bottom)
}

function collect(pixels: Pixels, box: Box, isWanted: (x: number, y: number) => boolean = () => true): Color[] {
  const { data, width, height } = pixels
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
  const [right, bottom] = [Math.min(width, box.right), Math.min(height, box.bottom)]
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / MAX_SAMPLES)))
  const colors: Color[] = []
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      if (isWanted(x, y)) {
        const index = (y * width + x) * 3
        colors.push([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0])
      }
    }
  }
  return colors
}

function getMedianColor(colors: readonly Color[]): Color {
  return [
    getMedian(colors.map(([red]) => red)),
    getMedian(colors.map(([, green]) => green)),
    getMedian(colors.map(([, , blue]) => blue)),
  ]
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function getDistance(a: Color, b: Color): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function toLuminance([red, green, blue]: Color): number {
  return getLuminance(red, green, blue)
}
