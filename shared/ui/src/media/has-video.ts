import type { Media } from '@marquee/contract/ads'

/** Whether the address of a medium points to a playable video. */
export function hasVideo({ playback }: Pick<Media, 'playback'>): boolean {
  return playback === 'file'
}
