import type { ImageEdge, ImageSubject } from '@marquee/creative/image-subject'
import sharp from 'sharp'

/** The side of the small copy whose outermost pixels are looked at. */
const SIDE = 48
const EVEN = 10
const GRADIENT = 60

/** The background along the edges of an image: the spread of its outermost pixels says whether it is even. */
export async function findEdges(content: Uint8Array): Promise<ImageSubject['edges']> {
  const pixels = await sharp(content)
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const read = (x: number, y: number) => [0, 1, 2].map((channel) => pixels[(y * SIDE + x) * 3 + channel] ?? 0)
  const line = Array.from({ length: SIDE }, (_, index) => index)
  return {
    top: toEdge(line.map((x) => read(x, 0))),
    right: toEdge(line.map((y) => read(SIDE - 1, y))),
    bottom: toEdge(line.map((x) => read(x, SIDE - 1))),
    left: toEdge(line.map((y) => read(0, y))),
  }
}

function toEdge(colors: number[][]): ImageEdge {
  const spread = Math.max(...[0, 1, 2].map((channel) => getSpread(colors.map((color) => color[channel] ?? 0))))
  const steps = colors
    .slice(1)
    .map((color, index) =>
      Math.max(...color.map((value, channel) => Math.abs(value - (colors[index]?.[channel] ?? 0)))),
    )
  const isSmooth = Math.max(...steps) < EVEN
  const unevenKind = isSmooth && spread < GRADIENT ? 'gradient' : 'busy'
  const middle = colors[SIDE / 2] ?? [0, 0, 0]
  return {
    kind: spread < EVEN ? 'even' : unevenKind,
    color: `#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  }
}

const getSpread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
