import type { PlacementName } from '@marquee/contract/creative-analyses'

interface LengthRule {
  label: string
  /** The lengths in seconds that the placement accepts. */
  least: number
  most: number
  /** The lengths in seconds that the platform recommends. */
  recommended: readonly [number, number]
  source: { title: string; url: string }
}

const META = {
  title: 'Meta ads guide: video design recommendations',
  url: 'https://www.facebook.com/business/ads-guide/update/video',
}

/** The allowed and recommended lengths of videos. Platforms change their figures: they are data, and each one names its source. */
export const LENGTHS: Readonly<Record<PlacementName, LengthRule>> = {
  reels: { label: 'Reels', least: 1, most: 15 * 60, recommended: [5, 30], source: META },
  stories: { label: 'Stories', least: 1, most: 60 * 60, recommended: [5, 15], source: META },
  feed: { label: 'Feed', least: 1, most: 241 * 60, recommended: [5, 15], source: META },
  tiktok: {
    label: 'TikTok',
    least: 5,
    most: 10 * 60,
    recommended: [9, 15],
    source: {
      title: 'TikTok: video ads specifications',
      url: 'https://ads.tiktok.com/help/article/video-ads-specifications',
    },
  },
  shorts: {
    label: 'Shorts',
    least: 5,
    most: 3 * 60,
    recommended: [10, 60],
    source: {
      title: 'Google Ads: about YouTube Shorts ads',
      url: 'https://support.google.com/google-ads/answer/12377451',
    },
  },
}

export const SOURCES = {
  meta: META,
  tiktok: LENGTHS.tiktok.source,
  loudness: { title: 'EBU R 128 and ITU-R BS.1770-4', url: 'https://tech.ebu.ch/publications/r128' },
  ours: { title: 'Our rule', url: null },
} as const
