import type { Picture } from '../creative.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import type { Box, ImageLayer } from '../template.ts'
import { placeOf, units, type CanvasSpace } from './canvas-space.ts'
import { addRounded, throwShadow } from './draw-shape-layer.ts'

/** Draws a picture, cut to the layer's form. */
export function drawImageLayer(space: CanvasSpace, layer: ImageLayer, picture: Picture): void {
  const { context } = space
  const place = placeOf(layer, space)
  const border = units(layer.style.border)
  if (layer.style.shadow || border > 0) {
    context.save()
    if (layer.style.shadow) {
      throwShadow(space)
    }
    context.fillStyle = '#ffffff'
    trace(space, layer, place)
    context.fill()
    context.restore()
  }
  const inner = {
    x: place.x + border,
    y: place.y + border,
    w: place.w - border * 2,
    h: place.h - border * (border > 0 ? 4 : 0),
  }
  if (picture.kind !== 'cutout') {
    trace(space, layer, inner)
    context.clip()
  }
  context.translate(inner.x, inner.y)
  drawPicture(context, picture, { width: inner.w, height: inner.h, colors: space.creative.brand.palette })
}

function trace(space: CanvasSpace, layer: ImageLayer, box: Box): void {
  const { context } = space
  context.beginPath()
  if (layer.style.form === 'ellipse') {
    context.ellipse(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, box.h / 2, 0, 0, Math.PI * 2)
    return
  }
  addRounded(context, box, units(layer.style.radius), layer.style.form === 'arch')
}
