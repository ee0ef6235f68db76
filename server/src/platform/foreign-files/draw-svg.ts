import sharp from 'sharp'
import { MAX_PIXELS } from './clean-image.ts'
import { Refusal } from './refusal.ts'

/** The width in pixels to which drawings are rendered. */
const DRAWING_WIDTH = 1024
const LONGEST_DRAWING = 512 * 1024
/** Text that is not outlines: the server would draw it in another font. */
const LIVE_TEXT = /<(?:\w+:)?text[\s>]/i

/**
 * Renders an SVG drawing as PNG. Its scripts do not run, and it reads no other file.
 * @throws Refusal for a drawing that is too long, contains text instead of outlines, or cannot be rendered
 */
export async function drawSvg(svg: Uint8Array): Promise<Uint8Array> {
  if (svg.length > LONGEST_DRAWING) {
    throw new Refusal('The drawing is too long.')
  }
  if (LIVE_TEXT.test(Buffer.from(svg).toString('utf8'))) {
    throw new Refusal(
      'The drawing contains text, and its font is not here. Convert the text to outlines, or use a PNG.',
    )
  }
  return sharp(svg, { limitInputPixels: MAX_PIXELS, density: 200 })
    .resize({ width: DRAWING_WIDTH, height: DRAWING_WIDTH, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => {
      throw new Refusal('The drawing is damaged and cannot be read.')
    })
}
