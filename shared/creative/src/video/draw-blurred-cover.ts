import type { DrawableImage } from '../drawing/drawing-space.ts'
import type { Size } from '../formats.ts'

/** The longer sides of the copies through which an image is blurred, in pixels: each step doubles the one before, which leaves no blocks. */
const COPY_SIDES = [24, 48, 96, 192] as const
const SHADE = 'rgba(12, 13, 18, 0.35)'

/** Fills a canvas with a blurred and darkened copy of an image: what is around an image that is shown whole. @param canvas pixels */
export function drawBlurredCover(context: CanvasRenderingContext2D, image: DrawableImage, canvas: Size): void {
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  let source = image.source
  for (const side of COPY_SIDES) {
    const share = side / Math.max(image.width, image.height)
    const copy = new OffscreenCanvas(
      Math.max(2, Math.round(image.width * share)),
      Math.max(2, Math.round(image.height * share)),
    )
    const drawing = copy.getContext('2d')
    if (drawing !== null) {
      drawing.imageSmoothingQuality = 'high'
      drawing.drawImage(source, 0, 0, copy.width, copy.height)
    }
    source = copy
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  context.fillStyle = SHADE
  context.fillRect(0, 0, canvas.width, canvas.height)
}
