import { placeImage } from './drawing/place-image.ts'
import { type AspectRatio, getCanvasSize, toUnits } from './formats.ts'
import type { ImageSubject } from './image-subject.ts'
import type { Box, ImageLayer, Layer } from './layer.ts'
import type { CreativePicture } from './picture.ts'

/** A gap between an image and its frame that is closed, in drawing units. */
const LEAST_GAP = 8
/** Where an image covers less of its frame, or of the canvas, in one direction, its background is not continued. */
const LEAST_COVERED = { frame: 0.38, canvas: 0.5 } as const
/** The product reaches the edge of its image, as a share of the image's side. */
const TOUCHES = 0.02
/** The distance of a framed photo from the edges of the canvas, and its corners: percent of the shorter side. */
const MARGIN = 4
const RADIUS = 2.4

/**
 * Makes the frame of a photo as small as the photo where its background cannot be continued: a blurred mirror image of a busy background
 * looks like a mistake, and a smaller photo with an edge does not. Frames that fill the canvas, and frames of another form, stay.
 * @param pictures by their binding
 */
export function fitFrame(
  layers: readonly Layer[],
  ratio: AspectRatio,
  pictures: Readonly<Record<string, CreativePicture>>,
): Layer[] {
  const found = findFramed(layers, pictures)
  if (found === null) {
    return [...layers]
  }
  const { image, picture, subject } = found
  const placed = placeImage(image, picture, subject)
  if (canContinue(placed, subject, LEAST_COVERED.frame)) {
    return [...layers]
  }
  const loose = keepFromEdges(image, ratio)
  const { frame, image: place } = placeImage(loose, picture, subject)
  const visible = center(intersect(frame, place), frame)
  const radius = Math.max(image.style.radius, image.style.border > 0 ? 0 : RADIUS)
  // A border is outside of the visible area.
  const outer = { ...loose, ...expand(visible, frame, loose) }
  return layers.map((layer) => {
    if (layer === image) {
      return { ...outer, style: { ...image.style, radius } }
    }
    return layer.type === 'shape' && isSame(layer, image)
      ? { ...layer, x: outer.x, y: outer.y, w: outer.w, h: outer.h, style: { ...layer.style, radius } }
      : layer
  })
}

/** The layer of a photo that has a rectangular frame and shows its product, with what the photo is. */
function findFramed(layers: readonly Layer[], pictures: Readonly<Record<string, CreativePicture>>) {
  const image = layers.find((layer): layer is ImageLayer => layer.type === 'image')
  const picture = image === undefined ? undefined : pictures[image.binding]
  if (image === undefined || picture?.kind !== 'asset' || picture.cutout || picture.subject?.kind !== 'photo') {
    return null
  }
  return isFramed(image) ? { image, picture, subject: picture.subject } : null
}

function isFramed({ style: { shows, subject_area: area, form } }: ImageLayer): boolean {
  return shows !== 'texture' && area === undefined && form === 'rectangle'
}

/** Whether the background of an image that fills the canvas can be continued to the canvas' edges. Other layouts do not need that. */
export function fillsWell(layers: readonly Layer[], pictures: Readonly<Record<string, CreativePicture>>): boolean {
  const image = layers.find((layer): layer is ImageLayer => layer.type === 'image')
  const picture = image === undefined ? undefined : pictures[image.binding]
  const isBleed = image?.style.subject_area !== undefined && image.style.form === 'rectangle'
  if (!isBleed || picture?.kind !== 'asset' || picture.cutout || picture.subject?.kind !== 'photo') {
    return true
  }
  return canContinue(placeImage(image, picture, picture.subject), picture.subject, LEAST_COVERED.canvas)
}

/** Whether the background may be continued where an image does not reach its frame. */
function canContinue(
  { frame, image }: { frame: Box; image: Box },
  { box, edges }: ImageSubject,
  least: number,
): boolean {
  const seen = intersect(frame, image)
  if (seen.w < frame.w * least || seen.h < frame.h * least) {
    return false
  }
  const gaps = [
    { size: image.y - frame.y, edge: edges.top, isTouched: box.y <= TOUCHES },
    { size: image.x - frame.x, edge: edges.left, isTouched: box.x <= TOUCHES },
    { size: frame.x + frame.w - image.x - image.w, edge: edges.right, isTouched: box.x + box.w >= 1 - TOUCHES },
    { size: frame.y + frame.h - image.y - image.h, edge: edges.bottom, isTouched: box.y + box.h >= 1 - TOUCHES },
  ]
  return gaps.every(({ size, edge, isTouched }) => size < LEAST_GAP || (edge.kind !== 'busy' && !isTouched))
}

/** The layer with a margin at those of its sides that lie on an edge of the canvas. */
function keepFromEdges(layer: ImageLayer, ratio: AspectRatio): ImageLayer {
  const { width, height } = getCanvasSize(ratio)
  const margin = toUnits(MARGIN)
  const [left, top] = [Math.max(layer.x, margin), Math.max(layer.y, margin)]
  const right = Math.min(layer.x + layer.w, width - margin)
  const bottom = Math.min(layer.y + layer.h, height - margin)
  return { ...layer, x: left, y: top, w: right - left, h: bottom - top }
}

/** The box of a layer whose visible area becomes smaller. */
function expand(visible: Box, frame: Box, layer: Box): Box {
  return {
    x: visible.x + layer.x - frame.x,
    y: visible.y + layer.y - frame.y,
    w: visible.w + layer.w - frame.w,
    h: visible.h + layer.h - frame.h,
  }
}

function intersect(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y }
}

function center({ w, h }: Box, frame: Box): Box {
  return { x: frame.x + (frame.w - w) / 2, y: frame.y + (frame.h - h) / 2, w, h }
}

function isSame(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h
}
