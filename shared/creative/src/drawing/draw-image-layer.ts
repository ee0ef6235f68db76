import { toUnits } from '../formats.ts'
import type { Box, ImageLayer } from '../layer.ts'
import { resolveColor } from '../look.ts'
import type { CreativePicture } from '../picture.ts'
import { addRounded, throwShadow } from './draw-shape-layer.ts'
import type { DrawableImage, DrawingSpace } from './drawing-space.ts'
import { drawPicture } from './pictures/draw-picture.ts'

/** Draws an image, clipped to the layer's shape. */
export function drawImageLayer(space: DrawingSpace, layer: ImageLayer, picture: CreativePicture): void {
  const { context } = space
  const border = toUnits(layer.style.border)
  const isWhole = isShownWhole(picture)
  if (border > 0 || (layer.style.shadow && !isWhole)) {
    drawMount(space, layer)
  }
  const inner = {
    x: layer.x + border,
    y: layer.y + border,
    w: Math.max(0, layer.w - border * 2),
    h: Math.max(0, layer.h - border * (border > 0 ? 4 : 0)),
  }
  if (!isWhole) {
    trace(space, layer, inner)
    context.clip()
  }
  if (picture.kind === 'asset') {
    drawAsset(space, layer, inner, picture)
    return
  }
  context.translate(inner.x, inner.y)
  drawPicture(context, picture, { width: inner.w, height: inner.h, colors: space.look.palette })
}

/** Whether an image has a transparent background: no part of it may be cropped. */
function isShownWhole(picture: CreativePicture): boolean {
  return picture.kind === 'cutout' || (picture.kind === 'asset' && picture.cutout)
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
  { style: { focus } }: ImageLayer,
  box: Box,
  { asset_id: assetId, cutout }: Extract<CreativePicture, { kind: 'asset' }>,
): void {
  const { context } = space
  const image = space.images.get(assetId)
  if (image === undefined) {
    // A frame whose image is loading or missing is filled with a muted colour.
    context.fillStyle = resolveColor('soft', space.look.palette)
    context.fillRect(box.x, box.y, box.w, box.h)
    return
  }
  if (cutout) {
    const whole = toContained(image, box)
    throwShadow(space)
    context.drawImage(image.source, whole.x, whole.y, whole.w, whole.h)
    return
  }
  const scale = Math.max(box.w / image.width, box.h / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  context.drawImage(image.source, box.x - (w - box.w) * focus.x, box.y - (h - box.h) * focus.y, w, h)
}

/** The box of an image that is shown whole and centred in another box. */
export function toContained(image: Pick<DrawableImage, 'width' | 'height'>, box: Box): Box {
  const scale = Math.min(box.w / image.width, box.h / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h }
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
