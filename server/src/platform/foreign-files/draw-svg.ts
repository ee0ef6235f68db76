import sharp from 'sharp'
import { MAX_PIXELS } from './clean-image.ts'
import { hasLiveText } from './live-text.ts'
import { outlineText } from './outline-text.ts'
import { Refusal } from './refusal.ts'

/** The width in pixels to which drawings are rendered. */
const DRAWING_WIDTH = 1024
const LONGEST_DRAWING = 512 * 1024

/**
 * Renders an SVG drawing as PNG. Its scripts do not run, and it reads no other file. Text is drawn in its own font or not at all.
 * @param fonts font files that its text may need, in addition to the bundled fonts
 * @throws Refusal for a drawing that is too long, contains text whose font is not there, or cannot be rendered
 */
export async function drawSvg(svg: Uint8Array, fonts: readonly Uint8Array[] = []): Promise<Uint8Array> {
  if (svg.length > LONGEST_DRAWING) {
    throw new Refusal('The drawing is too long.')
  }
  const drawing = hasLiveText(svg) ? outlineText(Buffer.from(svg).toString('utf8'), fonts) : svg
  return sharp(drawing, { limitInputPixels: MAX_PIXELS, density: 200 })
    .resize({ width: DRAWING_WIDTH, height: DRAWING_WIDTH, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => {
      throw new Refusal('The drawing is damaged and cannot be read.')
    })
}
