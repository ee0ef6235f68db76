import type { DrawnText } from '../drawing/draw-text-layer.ts'
import { isShownWhole, type PlacedImage, placeImage } from '../drawing/place-image.ts'
import type { Size } from '../formats.ts'
import type { ImageSubject, ShareBox } from '../image-subject.ts'
import type { Box, Fill, ImageLayer, Layer, ShapeLayer } from '../layer.ts'
import type { CreativePicture } from '../picture.ts'

export interface Point {
  x: number
  y: number
}

/** Where an image of an asset lies, in drawing units, before the layer's rotation. */
interface PlacedAsset extends PlacedImage {
  picture: Extract<CreativePicture, { kind: 'asset' }>
  size: Size
  /** Whether the image has its own outline, which the frame does not clip. */
  isWhole: boolean
}

/** A shown layer with what its drawing resulted in. */
export interface DrawnLayer {
  layer: Layer
  /** Around the letters, for texts. */
  text?: DrawnText & { letters: Box }
  /** For images of assets whose size is known. */
  placed?: PlacedAsset
  /** For logos. */
  logo?: Box
}

/** An opacity from which on a layer hides what is behind it. */
export const HIDING_OPACITY = 0.8

/** Forms that let most of what is behind them through. */
const OPEN_FORMS: readonly ShapeLayer['style']['form'][] = ['dots']

/** Turns a point around a layer's middle, as the layer's drawing is turned. @param direction -1 for the way back */
export function turn({ x, y, w, h, rotation }: Layer, point: Point, direction: 1 | -1 = 1): Point {
  if (rotation === 0) {
    return point
  }
  const angle = (direction * rotation * Math.PI) / 180
  const [middleX, middleY] = [x + w / 2, y + h / 2]
  const [dx, dy] = [point.x - middleX, point.y - middleY]
  return {
    x: middleX + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: middleY + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

export function isInBox({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h
}

const BOXES = new Set<ShapeLayer['style']['form']>(['rectangle', 'pill', 'stars', 'dots'])

/** Whether a point is within a form that fills a box. Glyphs and bursts count as the ellipse around them. */
export function isInForm(point: Point, box: Box, form: ShapeLayer['style']['form']): boolean {
  if (!isInBox(point, box)) {
    return false
  }
  const radius = { x: box.w / 2, y: box.h / 2 }
  const middle = { x: box.x + radius.x, y: box.y + radius.y }
  if (form === 'arch') {
    const top = Math.min(radius.x, box.h)
    return point.y >= box.y + top || Math.hypot((point.x - middle.x) / radius.x, (point.y - box.y - top) / top) <= 1
  }
  return BOXES.has(form) || Math.hypot((point.x - middle.x) / radius.x, (point.y - middle.y) / radius.y) <= 1
}

/** The opacity 0–1 with which a drawn layer hides what is behind it at a point of the canvas. */
export function getOpacity({ layer, text, placed, logo }: DrawnLayer, point: Point): number {
  const own = turn(layer, point, -1)
  switch (layer.type) {
    case 'text':
      return text !== undefined && isInBox(own, text.letters) ? 1 : 0
    case 'logo':
      return isInBox(own, logo ?? layer) ? 1 : 0
    case 'shape':
      return getShapeOpacity(layer, own)
    case 'image':
      return isInImage(layer, placed, own) ? 1 : 0
  }
}

function getShapeOpacity(layer: ShapeLayer, point: Point): number {
  const { form, stroke, opacity, fill } = layer.style
  if (stroke !== undefined || OPEN_FORMS.includes(form) || !isInForm(point, layer, form)) {
    return 0
  }
  return opacity * getFillOpacity(fill, layer, point)
}

function getFillOpacity(fill: Fill, box: Box, point: Point): number {
  if (typeof fill === 'string') {
    return 1
  }
  const angle = (fill.angle * Math.PI) / 180
  const reach = { x: (Math.sin(angle) * box.w) / 2, y: (-Math.cos(angle) * box.h) / 2 }
  const length = reach.x ** 2 + reach.y ** 2
  const [dx, dy] = [point.x - box.x - box.w / 2, point.y - box.y - box.h / 2]
  const at = length === 0 ? 0 : ((dx * reach.x + dy * reach.y) / length + 1) / 2
  const [start, end] = [fill.from_at ?? 0, fill.to_at ?? 1]
  const share = Math.min(1, Math.max(0, end === start ? Number(at > start) : (at - start) / (end - start)))
  return (fill.from_alpha ?? 1) * (1 - share) + (fill.to_alpha ?? 1) * share
}

/** An image with a transparent background hides only what is behind its subject; another one hides all that is behind its frame. */
function isInImage(layer: ImageLayer, placed: DrawnLayer['placed'], point: Point): boolean {
  if (placed === undefined) {
    return isInBox(point, layer)
  }
  const { picture, image, isWhole, frame } = placed
  if (isWhole) {
    const box = picture.cutout ? (picture.subject?.box ?? WHOLE) : WHOLE
    return isInBox(point, toCanvasBox(box, image))
  }
  return isInForm(point, frame, layer.style.form)
}

const WHOLE: ShareBox = { x: 0, y: 0, w: 1, h: 1 }

/** A box of an image on the canvas, before the layer's rotation. @param image the place of the whole image */
export function toCanvasBox({ x, y, w, h }: ShareBox, image: Box): Box {
  return { x: image.x + x * image.w, y: image.y + y * image.h, w: w * image.w, h: h * image.h }
}

/**
 * Where a layer's image lies; undefined for images that are drawn by code or whose size is not known.
 * @param subjects what images really show, by the asset's id, where that is known better than by the layout
 */
export function findPlacedImage(
  layer: ImageLayer,
  picture: CreativePicture | undefined,
  { images, subjects }: { images: ReadonlyMap<string, Size>; subjects?: ReadonlyMap<string, ImageSubject> | undefined },
): DrawnLayer['placed'] {
  const size = picture?.kind === 'asset' ? images.get(picture.asset_id) : undefined
  if (picture?.kind !== 'asset' || size === undefined) {
    return undefined
  }
  const subject = subjects?.get(picture.asset_id) ?? picture.subject
  return {
    ...placeImage(layer, picture, size),
    picture: { ...picture, ...(subject && { subject }) },
    size,
    isWhole: isShownWhole(layer, picture),
  }
}
