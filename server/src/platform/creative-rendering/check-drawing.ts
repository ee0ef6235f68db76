import type { CreativeDocument } from '@marquee/creative/document'
import type { DrawableImage, DrawingReport } from '@marquee/creative/drawing-space'
import { type AspectRatio, getCanvasSize } from '@marquee/creative/formats'
import type { ImageSubject } from '@marquee/creative/image-subject'
import type { Box } from '@marquee/creative/layer'
import { checkLayout } from '@marquee/creative/layout-checks'
import type { LayoutFault } from '@marquee/creative/layout-fault'
import type { Placement } from '@marquee/creative/safe-areas'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawOnCanvas, openContext } from './draw-on-canvas.ts'
import { listEmptyRows, measureReadableShare, type Pixels } from './measure-canvas.ts'

interface CheckInput {
  format: AspectRatio
  /** In pixels; the height follows from the format. */
  width: number
  images: ReadonlyMap<string, DrawableImage>
  /** The placement that the creative is made for; null for the usual ones of its format. */
  placement: Placement | null
  /** What the images really show, by the asset's id, where that is known better than by the layout. */
  subjects?: ReadonlyMap<string, ImageSubject>
}

/**
 * Draws one format of a document and checks it by the layout rules.
 * @throws {RangeError} when the document has no layout for this format
 */
export function drawAndCheck(
  document: CreativeDocument,
  { format, width, images, placement, subjects }: CheckInput,
): { canvas: Canvas; faults: LayoutFault[] } {
  const report: DrawingReport = { logos: new Map(), omitted: new Set() }
  const { canvas, texts } = drawOnCanvas(document, { format, width, images, report })
  const faults = checkLayout({
    document,
    format,
    texts,
    report,
    images,
    placement,
    subjects,
    pixels: {
      emptyRows:
        format === '9:16' ? listEmptyRows(readArea(canvas, { x: 0, y: 0, w: canvas.width, h: canvas.height })) : [],
      readableLogoShares: measureLogos(report.logos, canvas, width / getCanvasSize(format).width),
    },
  })
  return { canvas, faults }
}

/**
 * The readable share of each logo that is an image. Drawn marks and names choose a colour with contrast.
 * @param pixels the number of pixels per drawing unit
 */
function measureLogos(logos: DrawingReport['logos'], canvas: Canvas, pixels: number): Map<string, number> {
  const shares = new Map<string, number>()
  for (const [layer, { box, image }] of logos) {
    if (image !== undefined) {
      const pad = box.h * 0.2
      const area = toPixels({ x: box.x - pad, y: box.y - pad, w: box.w + pad * 2, h: box.h + pad * 2 }, pixels)
      const alone = createCanvas(area.w, area.h)
      const context = openContext(alone)
      context.drawImage(image.source, box.x * pixels - area.x, box.y * pixels - area.y, box.w * pixels, box.h * pixels)
      const logo = readArea(alone, { x: 0, y: 0, w: area.w, h: area.h })
      shares.set(layer, measureReadableShare(logo, readArea(canvas, area)))
    }
  }
  return shares
}

function toPixels({ x, y, w, h }: Box, pixels: number): Box {
  return {
    x: Math.floor(x * pixels),
    y: Math.floor(y * pixels),
    w: Math.max(1, Math.ceil(w * pixels)),
    h: Math.max(1, Math.ceil(h * pixels)),
  }
}

function readArea(canvas: Canvas, { x, y, w, h }: Box): Pixels {
  const { data } = canvas.getContext('2d').getImageData(x, y, w, h)
  return { data, width: w, height: h }
}
