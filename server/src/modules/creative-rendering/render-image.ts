import { createCanvas } from '@napi-rs/canvas'
import type { BrandLook } from './creative.ts'
import { drawCreative } from './draw-creative.ts'
import { drawMark } from './logo.ts'
import type { RenderJob } from './render-job.ts'
import { contrast } from './color.ts'

const WEBP_QUALITY = 82

/** Draws and encodes a picture: WebP bytes, the same for the same job. */
export function renderImage(job: RenderJob): Uint8Array {
  const canvas =
    job.kind === 'creative' ? drawCreative(job.creative, job.width).canvas : drawBrandLogo(job.brand, job.width)
  return canvas.encodeSync('webp', WEBP_QUALITY)
}

/** A square tile with the brand's mark, for avatars. */
function drawBrandLogo(brand: BrandLook, width: number) {
  const canvas = createCanvas(width, width)
  const context = canvas.getContext('2d')
  const { accent, deep, paper } = brand.palette
  context.fillStyle = accent
  context.fillRect(0, 0, width, width)
  const color = contrast(paper, accent) >= contrast(deep, accent) ? paper : deep
  drawMark(context, brand.mark, { x: width * 0.24, y: width * 0.24, side: width * 0.52 }, color)
  return canvas
}
