import { type AspectRatio, toUnits } from '../formats.ts'
import type { Box, Layer } from '../layer.ts'
import { getWordsArea } from '../safe-areas.ts'
import type { Cue } from './cue.ts'
import type { PlannedCaption } from './frame-plan.ts'
import type { TimedScene } from './scene-times.ts'
import type { CaptionPlace, VideoProject } from './video-project.ts'

/** Font sizes in drawing units, of 1000 for the shorter side. */
const SIZES = { small: 46, medium: 56, large: 68 } as const
/** A caption that shows one word after the other is this much larger. */
const SINGLE_WORD = 1.5
/** The height of two lines with their plate, by the font size. */
const TWO_LINES = 3.1
const ONE_LINE = 1.9
const PLACES: Readonly<Record<CaptionPlace, number>> = { upper: 0, middle: 0.5, lower: 1 }
/** The number of heights at which a caption is tried. */
const STEPS = 12

/**
 * The caption of a frame. It stands in the area of the format that no placement covers, as near to the chosen place as possible without
 * covering texts and logos of the scene.
 * @returns null between cues, and without captions
 */
export function planCaption(
  { captions }: Pick<VideoProject, 'captions'>,
  format: AspectRatio,
  { scene }: Pick<TimedScene, 'scene'>,
  { cues, frame }: { cues: readonly Cue[]; frame: number },
): PlannedCaption | null {
  const cue = cues.find(({ from, to }) => frame >= from && frame < to)
  if (captions.style === 'none' || cue === undefined) {
    return null
  }
  const isSingle = captions.style === 'words'
  const size = SIZES[captions.size] * (isSingle ? SINGLE_WORD : 1)
  const height = size * (isSingle ? ONE_LINE : TWO_LINES)
  return {
    style: captions.style,
    words: cue.words,
    current: cue.words.findLastIndex(({ from }) => frame >= from),
    box: placeCaption(format, PLACES[captions.place], height, scene.formats[format]?.layers ?? []),
    size,
  }
}

/** @param wanted the place within the free area, from 0 at its top to 1 at its bottom */
function placeCaption(format: AspectRatio, wanted: number, height: number, layers: readonly Layer[]): Box {
  const percent = getWordsArea(format)
  const area = { x: toUnits(percent.x), y: toUnits(percent.y), w: toUnits(percent.w), h: toUnits(percent.h) }
  const said = layers.filter(({ type, hidden }) => (type === 'text' || type === 'logo') && !hidden)
  const tried = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).map((share) => {
    const box = { x: area.x, y: area.y + (area.h - height) * share, w: area.w, h: height }
    const covered = said.reduce((sum, layer) => sum + measureOverlap(box, layer), 0)
    return { box, covered, distance: Math.abs(share - wanted) }
  })
  const [best] = tried.toSorted((a, b) => a.covered - b.covered || a.distance - b.distance)
  return best?.box ?? { ...area, h: height }
}

function measureOverlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
