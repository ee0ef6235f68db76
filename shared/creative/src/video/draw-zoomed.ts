import { traceFrame } from '../drawing/draw-image-layer.ts'
import type { FrameDrawing } from './frame-plan.ts'
import type { Sprite } from './prepare-design.ts'

type Zoom = Extract<FrameDrawing, { kind: 'layer' }>['zoom']

/**
 * Draws an image layer again, enlarged within its frame: the frame, its border and its shadow stay as they are. A layer without a frame
 * is left alone.
 * @param pixels of a drawing unit
 */
export function drawZoomed(context: CanvasRenderingContext2D, sprite: Sprite, zoom: Zoom, pixels: number): void {
  if (sprite.framed === null || zoom === undefined || zoom.scale === 1) {
    return
  }
  const { x, y, w, h } = sprite.framed
  const focus = {
    x: Math.min(Math.max(zoom.focus.x, x), x + w) * pixels,
    y: Math.min(Math.max(zoom.focus.y, y), y + h) * pixels,
  }
  context.save()
  context.scale(pixels, pixels)
  traceFrame(context, sprite.framed)
  context.scale(1 / pixels, 1 / pixels)
  context.clip()
  context.translate(focus.x, focus.y)
  context.scale(zoom.scale, zoom.scale)
  context.drawImage(sprite.canvas, sprite.x - focus.x, sprite.y - focus.y)
  context.restore()
}
