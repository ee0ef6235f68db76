import { type AspectRatio, getCanvasSize } from './formats.ts'

interface Margins {
  /** Shares of the height. */
  top: number
  bottom: number
  /** Shares of the width. */
  left: number
  right: number
}

interface Placement {
  id: string
  name: string
  format: AspectRatio
  margins: Margins
  /** Who says so, and where. */
  source: string
}

/** Parts of a picture that the buttons and captions of a placement cover, as their platforms publish them. */
export const placements: readonly Placement[] = [
  {
    id: 'meta-reels',
    name: 'Instagram and Facebook Reels',
    format: '9:16',
    margins: { top: 0.14, bottom: 0.35, left: 0.06, right: 0.06 },
    source: 'Meta Ads Guide, Reels: keep 14% at the top, 35% at the bottom and 6% at each side free of text and logos',
  },
  {
    id: 'meta-stories',
    name: 'Instagram and Facebook Stories',
    format: '9:16',
    margins: { top: 0.14, bottom: 0.2, left: 0.06, right: 0.06 },
    source:
      'Meta Ads Guide, Stories: keep 14% (250 pixels) at the top and 20% (340 pixels) at the bottom free of text and logos',
  },
]

/** What looks like a margin and not like a mistake, in formats that nothing covers: percent of the shorter side. */
const MARGIN = 6.5

/** The area of a format that no placement covers, as percent of the shorter side. */
export function getWordsArea(ratio: AspectRatio): { x: number; y: number; w: number; h: number } {
  const { width, height } = getCanvasSize(ratio)
  const covering = placements.filter(({ format }) => format === ratio).map(({ margins }) => margins)
  const top = Math.max(MARGIN, ...covering.map((margins) => (margins.top * height) / 10))
  const bottom = Math.max(MARGIN, ...covering.map((margins) => (margins.bottom * height) / 10))
  const left = Math.max(MARGIN, ...covering.map((margins) => (margins.left * width) / 10))
  const right = Math.max(MARGIN, ...covering.map((margins) => (margins.right * width) / 10))
  return { x: left, y: top, w: width / 10 - left - right, h: height / 10 - top - bottom }
}
