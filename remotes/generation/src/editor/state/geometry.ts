import type { Box, Layer } from '@marquee/creative/layer'

export interface Point {
  x: number
  y: number
}

/** The corners and sides at which a layer is resized. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** The minimum size of a layer, in drawing units. */
const LEAST_SIZE = 8

export function getMiddle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 }
}

/** Rotates a point around another one, in degrees clockwise. */
export function rotatePoint(point: Point, around: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [point.x - around.x, point.y - around.y]
  return {
    x: around.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: around.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

/** Whether a point is inside a layer, whatever its rotation. */
function containsPoint(layer: Box & { rotation: number }, point: Point): boolean {
  const { x, y } = rotatePoint(point, getMiddle(layer), -layer.rotation)
  return x >= layer.x && x <= layer.x + layer.w && y >= layer.y && y <= layer.y + layer.h
}

/** The frontmost layer at a point that can be selected. */
export function findLayerAt(layers: readonly Layer[], point: Point): Layer | undefined {
  return layers.findLast((layer) => !layer.hidden && !layer.locked && containsPoint(layer, point))
}

/** The smallest upright box around layers; null if there are no layers. */
export function getBounds(layers: readonly (Box & { rotation: number })[]): Box | null {
  const corners = layers.flatMap(listCorners)
  if (corners.length === 0) {
    return null
  }
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

function listCorners(layer: Box & { rotation: number }): Point[] {
  const { x, y, w, h, rotation } = layer
  const upright = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]
  return rotation === 0 ? upright : upright.map((corner) => rotatePoint(corner, getMiddle(layer), rotation))
}

/**
 * The box after one of its handles was dragged. The opposite side or corner stays where it is, also in a rotated box.
 * @param pull how far the pointer moved, in drawing units of the canvas
 * @param keepsShape keeps width and height in proportion, as for images
 */
export function resizeBox(box: Box & { rotation: number }, handle: Handle, pull: Point, keepsShape: boolean): Box {
  const local = rotatePoint(pull, { x: 0, y: 0 }, -box.rotation)
  const [right, down] = [
    Number(handle.includes('e')) - Number(handle.includes('w')),
    Number(handle.includes('s')) - Number(handle.includes('n')),
  ]
  let w = Math.max(LEAST_SIZE, box.w + right * local.x)
  let h = Math.max(LEAST_SIZE, box.h + down * local.y)
  if (keepsShape && right !== 0 && down !== 0) {
    const scale = Math.max(w / box.w, h / box.h)
    w = box.w * scale
    h = box.h * scale
  }
  const shift = { x: (right * (w - box.w)) / 2, y: (down * (h - box.h)) / 2 }
  const moved = rotatePoint(shift, { x: 0, y: 0 }, box.rotation)
  const middle = getMiddle(box)
  return { x: middle.x + moved.x - w / 2, y: middle.y + moved.y - h / 2, w, h }
}

/** The angle of a layer after its rotation handle, above the layer, was dragged to a point; in steps of 15° when `isStepped`. */
export function toRotation(box: Box, point: Point, isStepped: boolean): number {
  const middle = getMiddle(box)
  const degrees = (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI + 90
  const step = isStepped ? 15 : 1
  const rounded = Math.round(degrees / step) * step
  return ((((rounded + 180) % 360) + 360) % 360) - 180
}
