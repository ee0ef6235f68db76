import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { toSurfaceColors } from '@marquee/funnel-pages/surface-colors'
import { toFontFamily } from '@marquee/creative/fonts'
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { registerFonts } from '../fonts/register-fonts.ts'

/** The size that social networks show a shared link’s image in, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 72
const LARGEST = 76
const SMALLEST = 34
const LEADING = 1.12
const JPEG_QUALITY = 86

/**
 * Draws the image of shared links: the page’s main words in its brand’s look, beside its first image. A chosen `share_image` fills the
 * whole area instead.
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawShareImage(page: FunnelPage, images: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const chosen = page.share_image === null ? undefined : images[page.share_image]
  if (chosen !== undefined) {
    return toJpeg(await fill(chosen, WIDTH, HEIGHT))
  }
  const { headline, image } = findMainWords(page)
  const photo = image === null ? undefined : images[image]
  const colors = toSurfaceColors(page.theme.palette, page.look).tinted
  const brand = page.theme.brand_name
  registerFonts([headline, brand])
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = colors.paper
  context.fillRect(0, 0, WIDTH, HEIGHT)
  const room = photo === undefined ? WIDTH : WIDTH - HEIGHT * 0.9
  if (photo !== undefined) {
    context.drawImage(await loadImage(await fill(photo, WIDTH - room, HEIGHT)), room, 0)
  }
  context.fillStyle = colors.ink
  const family = toFontFamily(page.theme, 'display')
  const { size, lines } = fitLines(context, headline, { width: room - MARGIN * 2, height: HEIGHT - 250, family })
  const top = (HEIGHT - 90 - lines.length * size * LEADING) / 2
  for (const [index, line] of lines.entries()) {
    context.fillText(line, MARGIN, top + (index + 0.8) * size * LEADING)
  }
  context.fillStyle = colors.link
  context.font = `600 30px ${toFontFamily(page.theme, 'text')}`
  context.fillText(brand, MARGIN, HEIGHT - MARGIN)
  return canvas.encode('jpeg', JPEG_QUALITY)
}

function findMainWords({ sections, title }: FunnelPage): { headline: string; image: string | null } {
  const shown = sections.filter(({ hidden }) => !hidden)
  const first = shown.find((section) => 'headline' in section && section.headline.trim() !== '')
  const image = shown.flatMap((section) => ('image' in section && section.image !== null ? section.image.asset_id : []))
  return { headline: first !== undefined && 'headline' in first ? first.headline : title, image: image[0] ?? null }
}

/** The largest size at which the words fit; what does not fit at the smallest size ends with an ellipsis. */
function fitLines(
  context: SKRSContext2D,
  words: string,
  { width, height, family }: { width: number; height: number; family: string },
): { size: number; lines: string[] } {
  for (let size = LARGEST; size > SMALLEST; size -= 4) {
    context.font = `700 ${size}px ${family}`
    const lines = breakLines(context, words, width)
    if (lines.length * size * LEADING <= height && lines.every((line) => context.measureText(line).width <= width)) {
      return { size, lines }
    }
  }
  context.font = `700 ${SMALLEST}px ${family}`
  const most = Math.floor(height / (SMALLEST * LEADING))
  const lines = breakLines(context, words, width)
  return { size: SMALLEST, lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines }
}

function breakLines(context: SKRSContext2D, words: string, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && context.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer
    } else {
      lines.push(word)
    }
  }
  return lines
}

function fill(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  const size = { width: Math.round(width), height: Math.round(height), fit: 'cover' as const, position: 'attention' }
  return sharp(bytes).rotate().resize(size).flatten({ background: '#ffffff' }).png().toBuffer()
}

const toJpeg = (bytes: Buffer) => sharp(bytes).jpeg({ quality: JPEG_QUALITY }).toBuffer()
