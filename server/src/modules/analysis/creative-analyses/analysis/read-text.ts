import sharp from 'sharp'
import { type Page, PSM, type Worker } from 'tesseract.js'
import { startTextReader } from '../../../../platform/text-recognition/start-text-reader.ts'
import type { Box } from './pixels.ts'
import { stretchContrast } from './stretch-contrast.ts'

export interface ReadLine {
  text: string
  box: Box
  confidence: number
}

interface Word extends ReadLine {
  line: string
}

const MIN_CONFIDENCE = 60
/** Stretched contrast makes textures look like letters, so only lines with a whole word of high confidence count there. */
const SURE_CONFIDENCE = 85
const SURE_LETTERS = 4
/** The blur for the comparison of letters with their surroundings: about the stroke width of a large headline. */
const BLUR_SIGMA = 30
const GAIN = 3
/** The maximum distance between words of one line, in line heights. */
const LINE_GAP = 1.6

let worker: Promise<Worker> | null = null

/**
 * Reads the text of an image, line by line, from top to bottom.
 * @param image encoded, about as large as a phone shows it
 */
export async function readText(image: Buffer): Promise<ReadLine[]> {
  worker ??= startTextReader()
  const reader = await worker
  const words: Word[] = []
  // Each view shows text that others hide: on buttons, on dark backgrounds, and with low contrast in brightness or only in color.
  for (const [index, view] of (await makeViews(image)).entries()) {
    const { data } = await reader.recognize(view, {}, { blocks: true, text: false })
    const found = listWords(data, String(index))
    for (const word of index === STRETCHED_VIEW ? keepSureLines(found) : found) {
      if (!words.some((known) => isSamePlace(known.box, word.box))) {
        words.push(word)
      }
    }
  }
  return joinLines(words)
}

/**
 * Reads the text of one frame of a video in a fraction of the time. Captions are blocks of text, so blocks are searched first. The
 * whole frame is searched for scattered text only when the blocks give no words.
 */
export async function readCaptions(image: Buffer): Promise<ReadLine[]> {
  worker ??= startTextReader()
  const reader = await worker
  const view = await sharp(image).greyscale().png({ compressionLevel: 1 }).toBuffer()
  try {
    for (const mode of [PSM.AUTO, PSM.SPARSE_TEXT]) {
      await reader.setParameters({ tessedit_pageseg_mode: mode })
      const { data } = await reader.recognize(view, {}, { blocks: true, text: false })
      const words = listWords(data, mode)
      if (words.length > 0) {
        return joinLines(words)
      }
    }
    return []
  } finally {
    await reader.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT })
  }
}

/** Ends the recognition thread; the next image starts another one. */
export async function endTextReader(): Promise<void> {
  const ending = worker
  worker = null
  await (await ending)?.terminate()
}

/** The index of the view with stretched contrast in {@link makeViews}. */
const STRETCHED_VIEW = 3

/** The image in four views: unchanged, with equalized brightness, as the difference from its surroundings, and with stretched contrast. */
async function makeViews(image: Buffer): Promise<Buffer[]> {
  const grey = sharp(image).flatten({ background: '#ffffff' }).greyscale()
  const { data, info } = await grey.clone().raw().toBuffer({ resolveWithObject: true })
  const blurred = await grey.clone().blur(BLUR_SIGMA).raw().toBuffer()
  const differences = data.map((value, index) => 255 - Math.min(255, Math.abs(value - (blurred[index] ?? 0)) * GAIN))
  const { width, height } = info
  const stretched = await stretchContrast(image)
  return Promise.all([
    grey.clone().png().toBuffer(),
    grey
      .clone()
      .clahe({ width: Math.ceil(width / 9), height: Math.ceil(height / 9), maxSlope: 4 })
      .png()
      .toBuffer(),
    sharp(differences, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
    sharp(stretched, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  ])
}

function listWords({ blocks }: Page, view: string): Word[] {
  return (blocks ?? []).flatMap((block, blockIndex) =>
    block.paragraphs.flatMap((paragraph, paragraphIndex) =>
      paragraph.lines.flatMap((line, lineIndex) =>
        line.words
          .filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && isWord(text))
          .map(({ text, confidence, bbox }) => ({
            text,
            confidence,
            box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
            line: [view, blockIndex, paragraphIndex, lineIndex].join('.'),
          })),
      ),
    ),
  )
}

/** Textures are read as single characters; a word has letters or digits, and more than one character except for these. */
function isWord(text: string): boolean {
  const signs = text.replaceAll(/[^\p{L}\p{N}%$€£&]/gu, '')
  return signs.length >= 2 || /^(?:[aAI&]|\p{N})$/u.test(signs)
}

/** The lines with a word that a texture does not produce. */
function keepSureLines(words: readonly Word[]): Word[] {
  const isSure = ({ text, confidence }: Word) =>
    confidence >= SURE_CONFIDENCE && text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= SURE_LETTERS
  const sure = new Set(words.filter(isSure).map(({ line }) => line))
  return words.filter(({ line }) => sure.has(line))
}

function isSamePlace(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const smaller = Math.min((a.right - a.left) * (a.bottom - a.top), (b.right - b.left) * (b.bottom - b.top))
  return width > 0 && height > 0 && width * height > smaller * 0.3
}

/** Joins the words of all views into lines: words of a line are level and near each other. */
function joinLines(words: readonly Word[]): ReadLine[] {
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => a.box.left - b.box.left)) {
    const line = lines.find((candidate) => continuesLine(candidate.at(-1), word))
    if (line === undefined) {
      lines.push([word])
    } else {
      line.push(word)
    }
  }
  return lines.map(toLine).toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
}

function continuesLine(last: Word | undefined, { box, line }: Word): boolean {
  if (last === undefined) {
    return false
  }
  const height = Math.min(last.box.bottom - last.box.top, box.bottom - box.top)
  const overlap = Math.min(last.box.bottom, box.bottom) - Math.max(last.box.top, box.top)
  const isNear = box.left - last.box.right < LINE_GAP * Math.max(height, box.bottom - box.top)
  return overlap > height / 2 && (isNear || last.line === line)
}

function toLine(words: readonly Word[]): ReadLine {
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: Math.round(words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length),
    box: {
      left: Math.min(...words.map(({ box }) => box.left)),
      top: Math.min(...words.map(({ box }) => box.top)),
      right: Math.max(...words.map(({ box }) => box.right)),
      bottom: Math.max(...words.map(({ box }) => box.bottom)),
    },
  }
}
