import type { CreativeDocument } from '@marquee/creative/document'
import type { Measurements } from '@marquee/creative/drawing-space'
import { drawDocument } from '@marquee/creative/draw-document'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import type { CreativeImages } from './creative-resources.ts'

/**
 * A context for the shared drawing code: pixels are read back for the contrast of texts, so they stay in memory, and glyphs are
 * measured without hinting, as on the server.
 */
export function openContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context !== null) {
    context.textRendering = 'geometricPrecision'
  }
  return context
}

interface CanvasDrawing {
  document: CreativeDocument
  format: AspectRatio
  /** In pixels of the screen. */
  width: number
  images: CreativeImages
  measurements?: Measurements
}

/** Draws one format of a document at the size at which the canvas is shown. */
export function drawOnCanvas(canvas: HTMLCanvasElement, { document, format, width, ...rest }: CanvasDrawing): void {
  const size = FULL_SIZE[format]
  canvas.width = width
  canvas.height = Math.round((size.height * width) / size.width)
  const context = openContext(canvas)
  if (context !== null) {
    drawDocument(context, document, { format, width, ...rest })
  }
}
