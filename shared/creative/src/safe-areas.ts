import { type AspectRatio, getCanvasSize } from './formats.ts'

interface Margins {
  /** Shares of the height. */
  top: number
  bottom: number
  /** Shares of the width. */
  left: number
  right: number
}

export type PlacementId = 'meta-reels' | 'meta-stories' | 'youtube-shorts' | 'tiktok-in-feed' | 'snapchat'

export interface Placement {
  id: PlacementId
  name: string
  format: AspectRatio
  margins: Margins
  /** Whether templates keep words and logos out of it. The other areas are shown in the editor. */
  isKeptByTemplates: boolean
  /** The publisher of the measures, and the address of the publication. */
  source: string
}

/** Parts of an image that the buttons and captions of a placement cover, as published by the platforms. */
export const placements: readonly Placement[] = [
  {
    id: 'meta-reels',
    name: 'Instagram and Facebook Reels',
    format: '9:16',
    margins: { top: 0.14, bottom: 0.35, left: 0.06, right: 0.06 },
    isKeptByTemplates: true,
    source:
      'Meta, safe zones for Stories and Reels ads (facebook.com/business/help/980593475366490): keep 14% at the top, 35% at the bottom and 6% at each side free of text and logos',
  },
  {
    id: 'meta-stories',
    name: 'Instagram and Facebook Stories',
    format: '9:16',
    margins: { top: 0.14, bottom: 0.2, left: 0.06, right: 0.06 },
    isKeptByTemplates: true,
    source:
      'Meta, the same page: keep 14% at the top and 20% at the bottom free of text and logos; the sides are those of Reels',
  },
  {
    id: 'youtube-shorts',
    name: 'YouTube Shorts',
    format: '9:16',
    margins: { top: 288 / 1920, bottom: 672 / 1920, left: 48 / 1080, right: 192 / 1080 },
    isKeptByTemplates: false,
    source:
      'Google Ads Help, Demand Gen asset specifications (support.google.com/google-ads/answer/13704860), which sends images of 9:16 to the safe zones of vertical videos: 288, 672, 48 and 192 pixels of 1080 × 1920',
  },
  {
    id: 'tiktok-in-feed',
    name: 'TikTok in-feed',
    format: '9:16',
    margins: { top: 0.13, bottom: 0.34, left: 0.11, right: 0.11 },
    isKeptByTemplates: false,
    source:
      'TikTok publishes templates to download instead of figures (ads.tiktok.com/help/article/tiktok-auction-in-feed-ads), and what is free depends on the length of the caption: these are the figures of the creative analyzer',
  },
  {
    id: 'snapchat',
    name: 'Snapchat',
    format: '9:16',
    margins: { top: 150 / 1920, bottom: 150 / 1920, left: 64 / 1080, right: 64 / 1080 },
    isKeptByTemplates: false,
    source:
      'Snap Ads, Creative Guidelines & Specs: 150 pixels at the top and the bottom and 64 pixels at the sides of 1080 × 1920',
  },
]

/** The shares of a placement's frame that its interface covers. */
export function getMargins(id: PlacementId): Margins {
  const found = placements.find((placement) => placement.id === id)
  if (found === undefined) {
    throw new RangeError(`There is no placement ${id}.`)
  }
  return found.margins
}

/** The smallest margin that looks intended, in formats without covered areas: percent of the shorter side. */
const MARGIN = 6.5

/** The area of a format that no placement covers, as percent of the shorter side. */
export function getWordsArea(ratio: AspectRatio): { x: number; y: number; w: number; h: number } {
  const { width, height } = getCanvasSize(ratio)
  const covering = placements
    .filter(({ format, isKeptByTemplates }) => isKeptByTemplates && format === ratio)
    .map(({ margins }) => margins)
  const top = Math.max(MARGIN, ...covering.map((margins) => (margins.top * height) / 10))
  const bottom = Math.max(MARGIN, ...covering.map((margins) => (margins.bottom * height) / 10))
  const left = Math.max(MARGIN, ...covering.map((margins) => (margins.left * width) / 10))
  const right = Math.max(MARGIN, ...covering.map((margins) => (margins.right * width) / 10))
  return { x: left, y: top, w: width / 10 - left - right, h: height / 10 - top - bottom }
}
