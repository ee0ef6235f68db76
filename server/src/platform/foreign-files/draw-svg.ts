import { load } from 'cheerio'
import sharp from 'sharp'
import { MAX_PIXELS } from './clean-image.ts'
import { hasLiveText } from './live-text.ts'
import { outlineText } from './outline-text.ts'
import { Refusal } from './refusal.ts'

/** The width in pixels to which drawings are rendered. */
const DRAWING_WIDTH = 1024
const LONGEST_DRAWING = 512 * 1024
const LIMITS = { limitInputPixels: MAX_PIXELS } as const

/**
 * Renders an SVG drawing as PNG. Its scripts do not run, and it reads no other file. Text is drawn in its own font or not at all.
 * @param fonts font files that its text may need, in addition to the bundled fonts
 * @throws Refusal for a drawing that is too long, contains text whose font is not there, or cannot be rendered
 */
export async function drawSvg(svg: Uint8Array, fonts: readonly Uint8Array[] = []): Promise<Uint8Array> {
  if (svg.length > LONGEST_DRAWING) {
    throw new Refusal('The drawing is too long.')
  }
  const drawing = toUtf8(svg)
  const outlined = hasLiveText(drawing) ? outlineText(Buffer.from(drawing).toString('utf8'), fonts) : drawing
  return render(outlined).catch(() => {
    throw new Refusal('The drawing is damaged and cannot be read.')
  })
}

/** Some programs write UTF-16, whose XML declaration says so. */
function toUtf8(svg: Uint8Array): Uint8Array {
  const [first, second] = svg
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (!isWide) {
    return svg
  }
  const text = new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(svg)
  return Buffer.from(text.replace(/^\s*<\?xml[^>]*\?>/, ''))
}

async function render(drawing: Uint8Array): Promise<Uint8Array> {
  return sharp(await withViewBox(drawing), LIMITS)
    .resize({ width: DRAWING_WIDTH, height: DRAWING_WIDTH, fit: 'inside' })
    .png()
    .toBuffer()
}

/** A drawing without a `viewBox` is not scaled with its size: it would be the corner of an empty image. */
async function withViewBox(drawing: Uint8Array): Promise<Uint8Array> {
  const document = load(Buffer.from(drawing).toString('utf8'), { xml: true })
  const root = document('svg').first()
  if (root.length === 0 || root.attr('viewBox') !== undefined) {
    return drawing
  }
  const { width, height } = await sharp(drawing, LIMITS).metadata()
  root.attr({ viewBox: `0 0 ${width} ${height}`, width: String(width), height: String(height) })
  return Buffer.from(document.xml())
}
