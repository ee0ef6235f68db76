import type { Place, PlacementName } from '@marquee/contract/creative-analyses'
import { getMargins } from '@marquee/creative/safe-areas'

interface Placement {
  label: string
  /** The aspect ratio (width to height) of the frame, in which the creative is centered. */
  frame: number
  margins: ReturnType<typeof getMargins>
  source: { title: string; url: string }
}

/**
 * The margins that the buttons, names and captions of each placement cover: those that templates keep, each with its source. Meta
 * publishes shares of the height. TikTok and Google publish overlay images for videos, and no figures: the figures for them are
 * conservative estimates, and their titles say so.
 */
export const PLACEMENTS: Readonly<Record<Exclude<PlacementName, 'feed'>, Placement>> = {
  reels: {
    label: 'Reels',
    frame: 9 / 16,
    margins: getMargins('meta-reels'),
    source: {
      title: 'Meta: safe zones for Stories and Reels ads',
      url: 'https://www.facebook.com/business/help/980593475366490',
    },
  },
  stories: {
    label: 'Stories',
    frame: 9 / 16,
    margins: getMargins('meta-stories'),
    source: {
      title: 'Meta: safe zones for Stories and Reels ads',
      url: 'https://www.facebook.com/business/help/980593475366490',
    },
  },
  tiktok: {
    label: 'TikTok',
    frame: 9 / 16,
    margins: getMargins('tiktok-in-feed'),
    source: {
      title:
        'TikTok: in-feed ads. The safe zone depends on the caption and is published as images; the figures are estimates',
      url: 'https://ads.tiktok.com/help/article/tiktok-auction-in-feed-ads',
    },
  },
  shorts: {
    label: 'Shorts',
    frame: 9 / 16,
    margins: getMargins('youtube-shorts'),
    source: {
      title: 'Google Ads: video ad safe zones. They are published as images; the figures are estimates',
      url: 'https://support.google.com/google-ads/answer/13704860',
    },
  },
}

/** The tallest aspect ratio in Facebook's and Instagram's feeds; taller creatives are cropped at the top and the bottom. */
export const FEED = {
  ratio: 4 / 5,
  source: {
    title: 'Meta: aspect ratios of ads in the feed',
    url: 'https://www.facebook.com/business/help/103816146375741',
  },
}

export const placementLabel = (name: PlacementName): string => (name === 'feed' ? 'Feed' : PLACEMENTS[name].label)

/** The parts of a creative that a placement's interface covers. @param ratio width to height of the creative */
export function getCoveredPlaces(name: PlacementName, ratio: number): Place[] {
  if (name === 'feed') {
    return getFeedCrop(ratio)
  }
  const { frame, margins } = PLACEMENTS[name]
  // The creative keeps its aspect ratio and is centered in the frame, with bars above and below it, or beside it.
  const width = Math.min(1, ratio / frame)
  const height = Math.min(1, frame / ratio)
  const [x, y] = [(1 - width) / 2, (1 - height) / 2]
  const zones: Place[] = [
    { x: 0, y: 0, width: 1, height: margins.top },
    { x: 0, y: 1 - margins.bottom, width: 1, height: margins.bottom },
    { x: 0, y: margins.top, width: margins.left, height: 1 - margins.top - margins.bottom },
    { x: 1 - margins.right, y: margins.top, width: margins.right, height: 1 - margins.top - margins.bottom },
  ]
  return zones.flatMap((zone) => {
    const left = Math.max(zone.x, x)
    const top = Math.max(zone.y, y)
    const right = Math.min(zone.x + zone.width, x + width)
    const bottom = Math.min(zone.y + zone.height, y + height)
    return right - left < 0.001 || bottom - top < 0.001
      ? []
      : [
          {
            x: (left - x) / width,
            y: (top - y) / height,
            width: (right - left) / width,
            height: (bottom - top) / height,
          },
        ]
  })
}

function getFeedCrop(ratio: number): Place[] {
  if (ratio >= FEED.ratio) {
    return []
  }
  const end = (1 - ratio / FEED.ratio) / 2
  return [
    { x: 0, y: 0, width: 1, height: end },
    { x: 0, y: 1 - end, width: 1, height: end },
  ]
}

/** The share of a place that other places cover, from 0 to 1. The other places must not overlap each other. */
export function getCoveredShare(place: Place, covers: readonly Place[]): number {
  const area = place.width * place.height
  const covered = covers.reduce((sum, cover) => sum + getOverlap(place, cover), 0)
  return area === 0 ? 0 : Math.min(1, covered / area)
}

function getOverlap(a: Place, b: Place): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
