import { openContext } from '../../state/draw-on-canvas.ts'

/** An empty canvas of that many pixels for the shared drawing code. */
export function makeContext(width: number, height: number): CanvasRenderingContext2D {
  const context = openContext(Object.assign(document.createElement('canvas'), { width, height }))
  if (context === null) {
    throw new Error('This browser has no canvas.')
  }
  return context
}
