import type { ShareBox } from '@marquee/creative/image-subject'
import { joinBoxes } from './boxes.ts'
import { listComponents } from './masks.ts'
import type { LabImage } from './to-lab.ts'

/** An edge counts when it is this many times as strong as nearly all edges in the border of the image. */
const TIMES_NOISE = 2.2
/** The least change of lightness per pixel that counts as an edge. */
const LEAST_EDGE = 0.9
/** Shorter edges than this share of the shorter side are dust. */
const LEAST_LENGTH = 0.1
/** The greatest distance of a part from the rest of the subject, as a share of the sides. */
const NEAR = 0.06
/** The lines around the subject itself make its box larger by less than this. */
const LEAST_GROWTH = 0.06

/**
 * Adds parts of the subject that have nearly the colour of an even background, such as glass: they show by their edges alone.
 * @param border the indices of the border's pixels
 */
export function addFaintParts(box: ShareBox, image: LabImage, border: readonly number[]): ShareBox {
  const { width, height } = image
  const edges = measureLines(image)
  const ordered = border.map((index) => edges[index] ?? 0).toSorted((a, b) => a - b)
  const least = Math.max(LEAST_EDGE, TIMES_NOISE * (ordered[Math.floor(ordered.length * 0.98)] ?? 0))
  const data = Uint8Array.from(edges, (edge) => (edge >= least ? 1 : 0))
  const parts = listComponents({ width, height, data })
    .map((component) => component.box)
    .filter(({ w, h }) => Math.max(w * width, h * height) >= LEAST_LENGTH * Math.min(width, height))
    .filter(({ x, y, w, h }) => x > 0.02 && y > 0.02 && x + w < 0.98 && y + h < 0.98)
  const near = { x: box.x - NEAR, y: box.y - NEAR, w: box.w + 2 * NEAR, h: box.h + 2 * NEAR }
  const joined = joinBoxes([box, ...parts.filter((part) => touches(part, near))])
  return Math.max(joined.w - box.w, joined.h - box.h) > LEAST_GROWTH ? joined : box
}

function touches(a: ShareBox, b: ShareBox): boolean {
  return a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h
}

/** How much a pixel's lightness differs from the middle between its neighbours at a distance of 2 px: lines, not soft shadows. */
function measureLines({ width, height, planes: [lightness] }: LabImage): Float32Array {
  return Float32Array.from(lightness, (light, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) {
      return 0
    }
    const across = light - ((lightness[index + 2] ?? 0) + (lightness[index - 2] ?? 0)) / 2
    const down = light - ((lightness[index + 2 * width] ?? 0) + (lightness[index - 2 * width] ?? 0)) / 2
    return Math.max(Math.abs(across), Math.abs(down))
  })
}
