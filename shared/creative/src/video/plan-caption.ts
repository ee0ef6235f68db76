import { isLayerShown } from '../drawing/draw-document.ts'
import { type AspectRatio, getCanvasSize, toUnits } from '../formats.ts'
import type { Box } from '../layer.ts'
import { getWordsArea } from '../safe-areas.ts'
import type { Cue } from './cue.ts'
import type { PlannedCaption } from './frame-plan.ts'
import { listSubjectBoxes } from './scene-boxes.ts'
import { listWordBoxes, measureOverlap } from './word-boxes.ts'
import { getOverlayStart, type TimedScene } from './scene-times.ts'
import type { CaptionPlace, VideoProject, VideoScene } from './video-project.ts'

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
/** The distance from the edge in formats that no placement covers, in drawing units. */
const MARGIN = 36
/** What it costs to cover each part of a scene, by the covered area, and to be far from the chosen place. */
const COSTS = { word: 20, face: 15, product: 0.6, distance: 1, side: 0.4 } as const
/** A caption in one side of the area has half of the width, and more lines. */
const SIDE_HEIGHT = 1.5

/**
 * The caption of a frame. It stands in the area of the format that no placement covers, near the chosen place, and covers as little as
 * possible of the overlays and of the scene's texts, faces and product.
 * @returns null between cues, without captions, and while a text of the scene shows the same words
 */
export function planCaption(
  project: Pick<VideoProject, 'captions' | 'scenes' | 'overlays'>,
  format: AspectRatio,
  { scene }: Pick<TimedScene, 'scene'>,
  { cues, frame }: { cues: readonly Cue[]; frame: number },
): PlannedCaption | null {
  const { captions } = project
  const cue = cues.find(({ from, to }) => frame >= from && frame < to)
  if (captions.style === 'none' || cue === undefined || showsWords(scene, format, cue)) {
    return null
  }
  const isSingle = captions.style === 'words'
  const size = SIZES[captions.size] * (isSingle ? SINGLE_WORD : 1)
  const height = size * (isSingle ? ONE_LINE : TWO_LINES)
  return {
    style: captions.style,
    words: cue.words,
    current: cue.words.findLastIndex(({ from }) => frame >= from),
    box: placeCaption(format, PLACES[captions.place], height, {
      scene,
      overlays: listOverlayBoxes(project, format, cue),
    }),
    size,
  }
}

/** Whether one text of a scene holds all words of a cue in their order. A cue without letters and digits, such as an emoji, says nothing. */
function showsWords({ formats, texts }: VideoScene, format: AspectRatio, { words }: Cue): boolean {
  const said = toPlain(words.map(({ text }) => text).join(' '))
  const layers = formats[format]?.layers ?? []
  return (
    said.trim() === '' ||
    layers.some(
      (layer) =>
        layer.type === 'text' && isLayerShown(layer, texts) && toPlain(texts[layer.binding] ?? '').includes(said),
    )
  )
}

/** Letters and digits in lower case, each word between spaces. */
function toPlain(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

/**
 * Tries the whole width of the free area and each of its sides at several heights, and takes the box that covers the least.
 * @param wanted the place within the free area, from 0 at its top to 1 at its bottom
 */
function placeCaption(
  format: AspectRatio,
  wanted: number,
  height: number,
  { scene, overlays }: { scene: VideoScene; overlays: readonly Box[] },
): Box {
  const area = getCaptionArea(format)
  const { products, faces } = listSubjectBoxes(scene, format)
  const words = [...listWordBoxes(scene, format), ...overlays]
  const covers = (box: Box, boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + measureOverlap(box, other), 0)
  const side = { y: area.y, h: area.h, w: (area.w - MARGIN) / 2 }
  const places = [
    { room: area, height, cost: 0 },
    { room: { ...side, x: area.x }, height: height * SIDE_HEIGHT, cost: COSTS.side },
    { room: { ...side, x: area.x + area.w - side.w }, height: height * SIDE_HEIGHT, cost: COSTS.side },
  ]
  const tried = places.flatMap(({ room, height: h, cost }) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS
      const box = { x: room.x, y: room.y + (room.h - h) * share, w: room.w, h }
      const covered =
        covers(box, words) * COSTS.word + covers(box, faces) * COSTS.face + covers(box, products) * COSTS.product
      return { box, cost: covered + (cost + Math.abs(share - wanted) * COSTS.distance) * area.w * height }
    }),
  )
  const [best] = tried.toSorted((one, other) => one.cost - other.cost)
  return best?.box ?? { ...area, h: height }
}

/** The boxes of the overlays that are shown at some frame of a cue: a caption does not move while it is read. */
function listOverlayBoxes(
  project: Pick<VideoProject, 'scenes' | 'overlays'>,
  format: AspectRatio,
  { from, to }: Cue,
): Box[] {
  return project.overlays.flatMap((overlay) => {
    const start = getOverlayStart(project, overlay)
    const isShown = start !== null && start < to && start + overlay.duration > from
    const layers = overlay.formats[format]?.layers ?? []
    return isShown ? layers.filter((layer) => isLayerShown(layer, overlay.texts)) : []
  })
}

/** The area that no placement covers; in formats that are not covered, nearly the whole canvas. */
function getCaptionArea(format: AspectRatio): Box {
  const { width, height } = getCanvasSize(format)
  const percent = getWordsArea(format)
  const area = { x: toUnits(percent.x), y: toUnits(percent.y), w: toUnits(percent.w), h: toUnits(percent.h) }
  return format === '9:16' ? area : { ...area, y: MARGIN, h: height - MARGIN * 2, w: width - area.x * 2 }
}
