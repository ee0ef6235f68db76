import { contrast } from '@marquee/creative/color'
import { drawMark } from '@marquee/creative/draw-mark'
import { FULL_SIZE } from '@marquee/creative/formats'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type BrandMark, toDocument } from './creative.ts'
import { drawAndCheck } from './check-drawing.ts'
import { drawOnCanvas, openAssets, openContext } from './draw-on-canvas.ts'
import { drawAnnotatedPicture } from './print/draw-annotated-picture.ts'
import { drawPrintDocument } from './print/draw-print-document.ts'
import type { DocumentJob, Drawing, Encoding, RenderJob } from './render-job.ts'

const STORED_QUALITY = 82
/** The quality is high because advertising platforms compress an uploaded image once more. */
const OUTPUT_QUALITY = 92

/**
 * Draws and encodes an image, or a document with pages; the bytes of an image are the same for the same job. The documents of creatives
 * are checked by the layout rules.
 */
export async function draw(job: RenderJob): Promise<Drawing> {
  return job.kind === 'document' ? renderDocument(job) : { image: await renderImage(job), faults: [] }
}

async function renderImage(job: Exclude<RenderJob, DocumentJob>): Promise<Uint8Array> {
  switch (job.kind) {
    case 'creative': {
      const { aspect_ratio: format } = job.creative
      const { canvas } = drawOnCanvas(toDocument(job.creative), { format, width: job.width })
      return canvas.encodeSync('webp', STORED_QUALITY)
    }
    case 'logo':
      return drawBrandLogo(job.brand, job.width).encodeSync('webp', STORED_QUALITY)
    case 'print':
      return drawPrintDocument(job.document, job.pictures)
    case 'annotated':
      return drawAnnotatedPicture(job.picture, job.marks)
  }
}

async function renderDocument({ document, format, encoding, width, assets }: DocumentJob): Promise<Drawing> {
  const images = await openAssets(document, assets)
  const size = width ?? FULL_SIZE[format].width
  const { canvas, faults } = drawAndCheck(document, { format, width: size, images, placement: null })
  return { image: encode(canvas, encoding), faults }
}

function encode(canvas: Canvas, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'png':
      return canvas.encodeSync('png')
    case 'jpeg':
      return canvas.encodeSync('jpeg', OUTPUT_QUALITY)
    case 'webp':
      return canvas.encodeSync('webp', OUTPUT_QUALITY)
  }
}

/** A square tile with the mark of the brand, for avatars. */
function drawBrandLogo(brand: BrandMark, width: number): Canvas {
  const canvas = createCanvas(width, width)
  const context = openContext(canvas)
  const { accent, deep, paper } = brand.palette
  context.fillStyle = accent
  context.fillRect(0, 0, width, width)
  const color = contrast(paper, accent) >= contrast(deep, accent) ? paper : deep
  drawMark(context, brand.mark, { x: width * 0.24, y: width * 0.24, side: width * 0.52 }, color)
  return canvas
}
