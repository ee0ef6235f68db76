import type { ShareBox } from '@marquee/creative/image-subject'

/** A box from its sides, kept within the image. */
export function toShareBox(left: number, top: number, right: number, bottom: number): ShareBox {
  const x = clamp(left)
  const y = clamp(top)
  return { x, y, w: Math.max(0, clamp(right) - x), h: Math.max(0, clamp(bottom) - y) }
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

export function getArea({ w, h }: ShareBox): number {
  return w * h
}

/** The area that two boxes share. */
export function getIntersection(a: ShareBox, b: ShareBox): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, w) * Math.max(0, h)
}

/** Intersection over union, from 0 (apart) to 1 (the same). */
export function getOverlap(a: ShareBox, b: ShareBox): number {
  const shared = getIntersection(a, b)
  const union = getArea(a) + getArea(b) - shared
  return union === 0 ? 0 : shared / union
}

/** The smallest box around all boxes. */
export function joinBoxes(boxes: readonly ShareBox[]): ShareBox {
  return toShareBox(
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(({ x, w }) => x + w)),
    Math.max(...boxes.map(({ y, h }) => y + h)),
  )
}

/** The box between two boxes. */
export function averageBoxes(a: ShareBox, b: ShareBox): ShareBox {
  return toShareBox((a.x + b.x) / 2, (a.y + b.y) / 2, (a.x + a.w + b.x + b.w) / 2, (a.y + a.h + b.y + b.h) / 2)
}

/** A box of a part of an image as a box of the whole image. @param part where the part lies in the image */
export function toOuterBox({ x, y, w, h }: ShareBox, part: ShareBox): ShareBox {
  return { x: part.x + x * part.w, y: part.y + y * part.h, w: w * part.w, h: h * part.h }
}
