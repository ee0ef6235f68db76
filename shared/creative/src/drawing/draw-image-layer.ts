import { toUnits } from '../formats.ts'
import type { Box, ImageLayer } from '../layer.ts'
import { resolveColor } from '../look.ts'
import type { CreativePicture } from '../picture.ts'
import { placeImage } from '../place-image.ts'
import { drawContinuedImage } from './draw-continued-image.ts'
import { drawScreenshot } from './draw-device.ts'
import { addRounded, throwShadow } from './draw-shape-layer.ts'
import type { DrawingSpace } from './drawing-space.ts'
import { drawPicture } from './pictures/draw-picture.ts'

/** Draws an image, clipped to the layer's shape. */
export function drawImageLayer(space: DrawingSpace, layer: ImageLayer, picture: CreativePicture): void {
  const { context } = space
  const border = toUnits(layer.style.border)
  const isWhole = isShownWhole(layer, picture)
  if (border > 0 || (layer.style.shadow && !isWhole)) {
    drawMount(space, layer)
  }
  const inner = getInnerFrame(layer)
  if (!isWhole) {
    trace(space, layer, inner)
    context.clip()
  }
  if (picture.kind === 'asset') {
    drawAsset(space, layer, inner, picture)
    return
  }
  context.translate(inner.x, inner.y)
  const stage = layer.style.subject_area ?? inner
  drawPicture(context, picture, {
    width: inner.w,
    height: inner.h,
    stage: { x: stage.x - inner.x, y: stage.y - inner.y, w: stage.w, h: stage.h },
    colors: space.look.palette,
  })
}

/** The frame of an image within its border. */
export function getInnerFrame({ x, y, w, h, style }: Box & Pick<ImageLayer, 'style'>): Box {
  const border = toUnits(style.border)
  return {
    x: x + border,
    y: y + border,
    w: Math.max(0, w - border * 2),
    h: Math.max(0, h - border * (border > 0 ? 4 : 0)),
  }
}

/** Whether an image has its own outline: a transparent background, or a device around a screenshot. It is not clipped. */
export function isShownWhole({ style }: ImageLayer, picture: CreativePicture): boolean {
  if (picture.kind === 'asset') {
    return picture.cutout || (style.shows !== 'texture' && picture.subject?.kind === 'screenshot')
  }
  return picture.kind === 'cutout'
}

/** The white paper border of a photo. */
function drawMount(space: DrawingSpace, layer: ImageLayer): void {
  const { context } = space
  context.save()
  if (layer.style.shadow) {
    throwShadow(space)
  }
  context.fillStyle = '#ffffff'
  trace(space, layer, layer)
  context.fill()
  context.restore()
}

function drawAsset(
  space: DrawingSpace,
  { style }: ImageLayer,
  frame: Box,
  { asset_id: assetId, cutout: isCutout, subject }: Extract<CreativePicture, { kind: 'asset' }>,
): void {
  const { context } = space
  const image = space.images.get(assetId)
  if (image === undefined) {
    // A frame whose image is loading or missing is filled with a muted colour.
    context.fillStyle = resolveColor('soft', space.look.palette)
    context.fillRect(frame.x, frame.y, frame.w, frame.h)
    return
  }
  const place = placeImage({ frame, style, size: image, isCutout, subject })
  if (style.shows !== 'texture' && subject?.kind === 'screenshot') {
    drawScreenshot(space, image, place, subject)
  } else if (isCutout) {
    throwShadow(space)
    context.drawImage(image.source, place.x, place.y, place.w, place.h)
  } else if (fills(place, frame)) {
    context.drawImage(image.source, place.x, place.y, place.w, place.h)
  } else {
    drawContinuedImage(space, image, { frame, place, subject })
  }
}

function fills(image: Box, frame: Box): boolean {
  const slack = 0.5
  return (
    image.x <= frame.x + slack &&
    image.y <= frame.y + slack &&
    image.x + image.w >= frame.x + frame.w - slack &&
    image.y + image.h >= frame.y + frame.h - slack
  )
}

function trace(space: DrawingSpace, layer: ImageLayer, box: Box): void {
  const { context } = space
  context.beginPath()
  if (layer.style.form === 'ellipse') {
    context.ellipse(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, box.h / 2, 0, 0, Math.PI * 2)
    return
  }
  addRounded(context, box, toUnits(layer.style.radius), layer.style.form === 'arch')
}
