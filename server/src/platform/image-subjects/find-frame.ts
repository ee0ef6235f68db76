import type { ShareBox } from '@marquee/creative/image-subject'
import { toShareBox } from './boxes.ts'
import type { RgbImage } from './small-image.ts'

/** Differences of 8 bit values up to this are the noise of a compressed file. */
const NOISE = 14
/** The share of a line's pixels that have the frame's colour: at least the first in the frame, at most the second beside it. */
const PLAIN = 0.98
const BROKEN = 0.15
/** The widest frame, as a share of the side. A plain margin that is wider is the background of a rectangular product. */
const WIDEST = 0.08
/** The pixels over which the edge of a frame may be soft. */
const SOFT = 3

/**
 * The image within a frame of one colour on all four sides, such as the white border of a print; null without one. A plain background
 * is no frame: it ends at the outline of the product, and not in four straight lines.
 */
export function findFrame({ width, height, data }: RgbImage): ShareBox | null {
  const isPlain = (x: number, y: number) =>
    [0, 1, 2].every((channel) => Math.abs((data[(y * width + x) * 3 + channel] ?? 0) - (data[channel] ?? 0)) <= NOISE)
  // The middle of a line: its ends lie in the frame's other sides.
  const getRow = (y: number) => getMiddleShare(width, (x) => isPlain(x, y))
  const getColumn = (x: number) => getMiddleShare(height, (y) => isPlain(x, y))
  const top = measureDepth(height, getRow)
  const bottom = measureDepth(height, (depth) => getRow(height - 1 - depth))
  const left = measureDepth(width, getColumn)
  const right = measureDepth(width, (depth) => getColumn(width - 1 - depth))
  if (top === null || bottom === null || left === null || right === null) {
    return null
  }
  return toShareBox(left / width, top / height, 1 - right / width, 1 - bottom / height)
}

/** How often something is true in the middle of a length, without a tenth at each end. */
function getMiddleShare(length: number, isTrue: (at: number) => boolean): number {
  const from = Math.ceil(length * 0.1)
  const to = Math.max(from + 1, Math.floor(length * 0.9))
  let count = 0
  for (let at = from; at < to; at += 1) {
    count += isTrue(at) ? 1 : 0
  }
  return count / (to - from)
}

/** The number of plain lines from an edge inwards; null when there are none, too many, or when they end gradually. */
function measureDepth(length: number, getPlainShare: (depth: number) => number): number | null {
  const most = Math.floor(length * WIDEST)
  let depth = 0
  while (depth <= most && getPlainShare(depth) >= PLAIN) {
    depth += 1
  }
  const isEdge = Array.from({ length: SOFT }, (_, step) => getPlainShare(depth + step)).some((share) => share <= BROKEN)
  return depth > 0 && depth <= most && isEdge ? depth + SOFT : null
}
