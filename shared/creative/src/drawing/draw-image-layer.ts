import { toUnits } from '../formats.ts'
import type { Box, ImageLayer } from '../layer.ts'
import { resolveColor } from '../look.ts'
import type { CreativePicture } from '../picture.ts'
import { drawContinuedImage } from './draw-continued-image.ts'
import { drawScreenshot } from './draw-device.ts'
import { addRounded, throwShadow } from './draw-shape-layer.ts'
import type { DrawingSpace } from './drawing-space.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import { getFrame, isShownWhole, placeImage } from './place-image.ts'

/** Draws an image, clipped to the layer's shape. */
export function drawImageLayer(space: DrawingSpace, layer: ImageLayer, picture: CreativePicture): void {
  const { context } = space
  const border = toUnits(layer.style.border)
  const isWhole = isShownWhole(layer, picture)
  if (border > 0 || (layer.style.shadow && !isWhole)) {
    drawMount(space, layer)
  }
  const inner = getFrame(layer)
  if (!isWhole) {
    traceFrame(context, layer)
    context.clip()
  }
  if (picture.kind === 'asset') {
    drawAsset(space, layer, picture)
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

/** The white paper border of a photo. */
function drawMount(space: DrawingSpace, layer: ImageLayer): void {
  const { context } = space
  context.save()
  if (layer.style.shadow) {
    throwShadow(space)
  }
  context.fillStyle = '#ffffff'
  trace(context, layer, layer)
  context.fill()
  context.restore()
}

function drawAsset(space: DrawingSpace, layer: ImageLayer, picture: Extract<CreativePicture, { kind: 'asset' }>): void {
  const { context } = space
  const { subject } = picture
  const image = space.images.get(picture.asset_id)
  if (image === undefined) {
    // A frame whose image is loading or missing is filled with a muted colour.
    const { x, y, w, h } = getFrame(layer)
    context.fillStyle = resolveColor('soft', space.look.palette)
    context.fillRect(x, y, w, h)
    return
  }
  const { frame, image: place } = placeImage(layer, picture, image)
  if (layer.style.shows !== 'texture' && subject?.kind === 'screenshot') {
    drawScreenshot(space, image, place, subject)
    return
  }
  if (picture.cutout) {
    throwShadow(space)
  } else if (!fills(place, frame)) {
    drawContinuedImage(space, image, { frame, place, subject })
    return
  }
  context.drawImage(image.source, place.x, place.y, place.w, place.h)
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

/** Starts the path of the area in which a layer shows its image. The context's unit is a drawing unit. */
export function traceFrame(context: CanvasRenderingContext2D, layer: ImageLayer): void {
  trace(context, layer, getFrame(layer))
}

function trace(context: CanvasRenderingContext2D, layer: ImageLayer, box: Box): void {
  context.beginPath()
  if (layer.style.form === 'ellipse') {
    context.ellipse(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, box.h / 2, 0, 0, Math.PI * 2)
    return
  }
  addRounded(context, box, toUnits(layer.style.radius), layer.style.form === 'arch')
}
