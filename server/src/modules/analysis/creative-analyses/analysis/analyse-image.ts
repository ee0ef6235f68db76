import type { AdWords, AnalysisResult, PlacementName, TextLine } from '@marquee/contract/creative-analyses'
import sharp from 'sharp'
import { getAttentionMap } from './attention-map.ts'
import { getAttributes } from './attributes.ts'
import { getPalette } from './get-palette.ts'
import { getScore } from './get-score.ts'
import { judgeImage, listCovered } from './judge-image.ts'
import { judgeLayout } from './judge-layout.ts'
import { judgeWords } from './judge-words.ts'
import { lookAtLayout } from './look-at-layout.ts'
import { measureContrast } from './measure-contrast.ts'
import { type Pixels, readPixels } from './pixels.ts'
import { type ReadLine, readText } from './read-text.ts'

/** Called before each part of the work. @param share of the whole, from 0 to 1 */
export type ReportStep = (share: number, step: string) => void

/** The maximum number of pixels for text recognition. More pixels than a phone shows make it slower and no better. */
const MAX_PIXELS = 1_300_000
const MAX_HEADER_PIXELS = 50_000_000
const PHONE_WIDTH = 390

/** The data about a creative apart from its pixels. */
export interface ImageContext {
  words: AdWords
  /** The intended placements; when empty, the usual placements for the creative's aspect ratio. */
  placements: PlacementName[]
}

/** Measures and judges an image. @param content encoded and already cleaned @throws Error for data that is not an image */
export async function analyseImage(
  content: Buffer,
  { words, placements }: ImageContext,
  report: ReportStep,
): Promise<AnalysisResult> {
  report(0.05, 'Opening the image')
  const { width, height } = await readSize(content)
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)))
  const image = await sharp(content, { limitInputPixels: MAX_HEADER_PIXELS })
    .autoOrient()
    .resize(Math.max(1, Math.round(width * scale)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  const pixels = await readPixels(image)
  report(0.15, 'Looking at colors')
  const palette = await getPalette(image)
  report(0.25, 'Finding what draws the eye')
  const { peak, ...attention } = await getAttentionMap(image)
  report(0.35, 'Reading the text')
  const lines = (await readText(image)).map((line) => toTextLine(line, pixels))
  report(0.8, 'Looking for product and faces')
  const measured = {
    width,
    height,
    palette,
    lines,
    text_share: Math.min(
      1,
      lines.reduce((sum, { place }) => sum + place.width * place.height, 0),
    ),
    focal_point: peak,
    attention,
    covered: listCovered({ width, height }, placements),
  }
  const judged = judgeImage(measured)
  const isSmallKnown = judged.some(({ check, level }) => check === 'text-size' && level === 'problem')
  const layout = judgeLayout(await lookAtLayout(image, pixels, lines), isSmallKnown ? ['text_small'] : [])
  const findings = [...judged, ...layout, ...judgeWords(lines, words)]
  return {
    ...measured,
    video: null,
    findings,
    score: getScore({ lines, findings }),
    attributes: getAttributes({ ...measured, findings }),
  }
}

async function readSize(content: Buffer): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await sharp(content, { limitInputPixels: MAX_HEADER_PIXELS }).metadata()
  if (width * height > MAX_HEADER_PIXELS) {
    throw new Error('The image has too many pixels: at most 50 megapixels.')
  }
  return { width: autoOrient.width, height: autoOrient.height }
}

/** @param pixels of the image in which the line was read */
export function toTextLine({ text, box, confidence }: ReadLine, pixels: Pixels): TextLine {
  return {
    text,
    confidence,
    contrast: measureContrast(pixels, box),
    phone_px: ((box.bottom - box.top) / pixels.width) * PHONE_WIDTH,
    place: {
      x: box.left / pixels.width,
      y: box.top / pixels.height,
      width: (box.right - box.left) / pixels.width,
      height: (box.bottom - box.top) / pixels.height,
    },
  }
}
