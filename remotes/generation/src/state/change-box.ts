import { LEAST_BOX_SIDE } from '@marquee/contract/image-subjects'
import type { ShareBox } from '@marquee/creative/image-subject'

/** A corner of a box, by the sides that meet in it. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const satisfies readonly Corner[]

/** Moves a box by shares of the image's width and height; it stays inside of the image. */
export function moveBox(box: ShareBox, dx: number, dy: number): ShareBox {
  return { ...box, x: clamp(box.x + dx, 0, 1 - box.w), y: clamp(box.y + dy, 0, 1 - box.h) }
}

/** Moves one corner of a box; the opposite corner stays where it is. */
export function moveCorner(box: ShareBox, corner: Corner, dx: number, dy: number): ShareBox {
  const [right, bottom] = [box.x + box.w, box.y + box.h]
  const isLeft = corner.endsWith('left')
  const isTop = corner.startsWith('top')
  const x = isLeft ? clamp(box.x + dx, 0, right - LEAST_BOX_SIDE) : box.x
  const y = isTop ? clamp(box.y + dy, 0, bottom - LEAST_BOX_SIDE) : box.y
  return {
    x,
    y,
    w: (isLeft ? right : clamp(right + dx, box.x + LEAST_BOX_SIDE, 1)) - x,
    h: (isTop ? bottom : clamp(bottom + dy, box.y + LEAST_BOX_SIDE, 1)) - y,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
