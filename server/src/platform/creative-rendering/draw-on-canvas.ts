import type { CreativeDocument } from '@marquee/creative/document'
import { drawDocument } from '@marquee/creative/draw-document'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import { type Canvas, createCanvas, loadImage, Path2D } from '@napi-rs/canvas'
import { getAssetFontFamily } from '@marquee/creative/fonts'
import { getFontAsset } from '@marquee/creative/look'
import type { DrawnText } from '@marquee/creative/draw-text-layer'
import type { DrawableImage, DrawingReport, Measurements } from '@marquee/creative/drawing-space'
import { registerFont, registerFonts } from '../fonts/register-fonts.ts'
import { unreadableFont } from './unreadable-font.ts'

// The browser uses the same drawing code, and has Path2D and OffscreenCanvas as globals.
globalThis.Path2D = Path2D as unknown as typeof globalThis.Path2D
globalThis.OffscreenCanvas = function createOffscreenCanvas(width: number, height: number) {
  return createCanvas(width, height)
} as unknown as typeof globalThis.OffscreenCanvas

/**
 * A canvas context in the type that the shared drawing code expects; the canvas lacks only the browser's functions for focus and
 * scrolling.
 */
export function openContext(canvas: Canvas): CanvasRenderingContext2D {
  return canvas.getContext('2d') as unknown as CanvasRenderingContext2D
}

interface DrawingInput {
  format: AspectRatio
  /** In pixels; the height follows from the format. */
  width: number
  images?: ReadonlyMap<string, DrawableImage>
  measurements?: Measurements
  /** Filled by the drawing: what it did with the layers. */
  report?: DrawingReport
}

/**
 * Draws one format of a document. The same input gives the same pixels.
 * @returns the canvas, and the layout result of each text
 * @throws {RangeError} when the document has no layout for this format
 */
export function drawOnCanvas(
  document: CreativeDocument,
  { format, width, ...rest }: DrawingInput,
): { canvas: Canvas; texts: DrawnText[] } {
  registerFonts([...Object.values(document.texts), document.look.brand_name])
  const size = FULL_SIZE[format]
  const canvas = createCanvas(width, Math.round((size.height * width) / size.width))
  const texts = drawDocument(openContext(canvas), document, { format, width, ...rest })
  return { canvas, texts }
}

/**
 * Decodes the images of a document and registers its own fonts.
 * @param assets the files, by the assets' ids
 * @throws UnreadableFont; Error for a file that is not an image
 */
export async function openAssets(
  document: CreativeDocument,
  assets: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, DrawableImage>> {
  const fonts = new Set([document.look.fonts.heading, document.look.fonts.body].map(getFontAsset))
  const images = new Map<string, DrawableImage>()
  for (const [id, bytes] of assets) {
    if (fonts.has(id)) {
      if (!registerFont(Buffer.from(bytes), getAssetFontFamily(id))) {
        throw unreadableFont(document, id)
      }
    } else {
      const image = await loadImage(bytes)
      const source = image as unknown as CanvasImageSource
      images.set(id, { source, width: image.width, height: image.height })
    }
  }
  return images
}
