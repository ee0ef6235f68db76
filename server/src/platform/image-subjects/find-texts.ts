import type { ShareBox } from '@marquee/creative/image-subject'
import sharp from 'sharp'
import type { Worker } from 'tesseract.js'
import { startTextReader } from '../text-recognition/start-text-reader.ts'
import { toShareBox } from './boxes.ts'
import type { RgbImage } from './small-image.ts'

/** The number of pixels that are read. */
const READ_PIXELS = 500_000
const LEAST_CONFIDENCE = 55
const MOST_TEXTS = 40

let reader: Promise<Worker> | null = null

/**
 * The lines of text in an image, from labels to texts of screens, the largest first. Only their places count, so one pass over the image
 * is enough, and texts of other scripts are found as well.
 */
export async function findTexts({ data, width, height }: RgbImage): Promise<ShareBox[]> {
  const scale = Math.min(1, Math.sqrt(READ_PIXELS / (width * height)))
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const view = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  reader ??= startTextReader()
  const { data: page } = await (await reader).recognize(view, {}, { blocks: true, text: false })
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines
    .filter(({ words }) => words.some(({ text, confidence }) => confidence >= LEAST_CONFIDENCE && isWord(text)))
    .map(({ bbox }) => toShareBox(bbox.x0 / columns, bbox.y0 / rows, bbox.x1 / columns, bbox.y1 / rows))
    .toSorted((a, b) => b.w * b.h - a.w * a.h)
    .slice(0, MOST_TEXTS)
}

/** Textures are read as single characters. */
function isWord(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text)
}
