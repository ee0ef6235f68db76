import { type AspectRatio, toUnits } from '../formats.ts'
import type { FormatLayout } from '../layer.ts'
import { getWordsArea } from '../safe-areas.ts'
import { listSubjectBoxes } from './scene-boxes.ts'
import type { VideoScene } from './video-project.ts'
import { listWordBoxes, measureOverlap, surround } from './word-boxes.ts'

type Design = Pick<VideoScene, 'texts' | 'pictures' | 'formats' | 'background'>

/** Covering a face costs this many times as much as covering the product. */
const FACE_COST = 10
/** Heights at which words are tried, as shares of the free height. */
const HEIGHTS = [0, 0.5, 1] as const

/** Moves the words above an image, in each format, to the height at which they cover the least of its faces and its product. */
export function placeWordsBesideSubject(design: Design): VideoScene['formats'] {
  const placed = Object.entries(design.formats).map(([format, layout]) => [
    format,
    placeInFormat(design, format as AspectRatio, layout),
  ])
  return Object.fromEntries(placed)
}

function placeInFormat(design: Design, format: AspectRatio, layout: FormatLayout): FormatLayout {
  const around = surround(listWordBoxes(design, format))
  if (around === null) {
    return layout
  }
  const free = getWordsArea(format)
  const shifts = HEIGHTS.map((share) => toUnits(free.y) + (toUnits(free.h) - around.h) * share - around.y)
  const tried = [0, ...shifts].map((shift) => {
    const moved = { ...layout, layers: layout.layers.map((layer) => ({ ...layer, y: layer.y + shift })) }
    const { products, faces } = listSubjectBoxes({ ...design, formats: { [format]: moved } }, format)
    const words = { ...around, y: around.y + shift }
    const sum = (boxes: typeof products) => boxes.reduce((total, box) => total + measureOverlap(words, box), 0)
    return { moved: shift === 0 ? layout : moved, cost: sum(products) + sum(faces) * FACE_COST }
  })
  const [best] = tried.toSorted((one, other) => one.cost - other.cost)
  return best?.moved ?? layout
}
