import type { ImageEdge, ImageSubject } from '@marquee/creative/image-subject'
import type { RgbImage } from './small-image.ts'

/** The width of the strip along an edge that is looked at, as a share of the side across it. */
const STRIP = 0.04
/** The parts into which a strip is divided. */
const PARTS = 8
/** Differences of 8 bit values: above the first within a part there is detail, above the second along the strip a gradient. */
const MOST_DETAIL = 7
const MOST_CHANGE = 10
/** Most parts count: a product that touches the edge in one place does not make it busy. */
const DETAIL_PART = 0.75

type Color = readonly [number, number, number]

/** What the background is like along each edge of an image. */
export function describeEdges(image: RgbImage): ImageSubject['edges'] {
  const { width, height } = image
  const [band, column] = [Math.max(1, Math.round(height * STRIP)), Math.max(1, Math.round(width * STRIP))]
  return {
    top: describe(image, { length: width, depth: band }, (along, across) => across * width + along),
    right: describe(image, { length: height, depth: column }, (along, across) => along * width + width - 1 - across),
    bottom: describe(image, { length: width, depth: band }, (along, across) => (height - 1 - across) * width + along),
    left: describe(image, { length: height, depth: column }, (along, across) => along * width + across),
  }
}

function describe(
  { data }: RgbImage,
  { length, depth }: { length: number; depth: number },
  toIndex: (along: number, across: number) => number,
): ImageEdge {
  const parts = Array.from({ length: Math.min(PARTS, length) }, (_, part) => {
    const [from, to] = [Math.floor((part * length) / PARTS), Math.max(1, Math.floor(((part + 1) * length) / PARTS))]
    const pixels: Color[] = []
    for (let along = from; along < to; along += 1) {
      for (let across = 0; across < depth; across += 1) {
        const at = toIndex(along, across) * 3
        pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      }
    }
    return measurePart(pixels)
  })
  const details = parts.map(({ detail }) => detail).toSorted((a, b) => a - b)
  const middle = parts[parts.length >> 1]?.color ?? [255, 255, 255]
  const changes = [0, 1, 2].map((channel) => {
    const values = parts.map(({ color }) => color[channel] ?? 0)
    return Math.max(...values) - Math.min(...values)
  })
  const isBusy = (details[Math.floor((details.length - 1) * DETAIL_PART)] ?? 0) > MOST_DETAIL
  const evenness = Math.max(...changes) > MOST_CHANGE ? 'gradient' : 'even'
  return { kind: isBusy ? 'busy' : evenness, color: toHex(middle) }
}

/** The mean colour of pixels, and their standard deviation over all channels. */
function measurePart(pixels: readonly Color[]): { color: Color; detail: number } {
  const mean = (channel: 0 | 1 | 2) => pixels.reduce((sum, pixel) => sum + pixel[channel], 0) / pixels.length
  const color: Color = [mean(0), mean(1), mean(2)]
  const squares = pixels.reduce(
    (sum, pixel) => sum + (pixel[0] - color[0]) ** 2 + (pixel[1] - color[1]) ** 2 + (pixel[2] - color[2]) ** 2,
    0,
  )
  return { color, detail: Math.sqrt(squares / (pixels.length * 3)) }
}

function toHex(color: Color): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
