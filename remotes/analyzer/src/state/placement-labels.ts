import type { PlacementName } from '@marquee/contract/creative-analyses'

export const PLACEMENT_LABELS: Readonly<Record<PlacementName, string>> = {
  reels: 'Reels',
  stories: 'Stories',
  tiktok: 'TikTok',
  shorts: 'Shorts',
  feed: 'Feed',
}
