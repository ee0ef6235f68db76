import type { DrawableImage } from '../drawing/drawing-space.ts'
import { contain } from '../fit-image.ts'
import type { Size } from '../formats.ts'
import { drawBlurredCover } from './draw-blurred-cover.ts'

/** A clip may lose this share of its width or height to fill the frame. */
const MAX_TRIM = 0.2

/**
 * Draws a frame of a clip over the whole canvas. A clip of about the same shape fills it; another one is shown whole on a blurred copy of
 * itself, so that nothing of it is cropped.
 */
export function drawClipFrame(context: CanvasRenderingContext2D, image: DrawableImage, canvas: Size): void {
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  if (Math.max(1 - canvas.width / width, 1 - canvas.height / height) <= MAX_TRIM) {
    context.drawImage(image.source, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
    return
  }
  drawBlurredCover(context, image, canvas)
  const place = contain(image, { x: 0, y: 0, w: canvas.width, h: canvas.height })
  context.drawImage(image.source, place.x, place.y, place.w, place.h)
}
