import type { Media } from '@marquee/contract/ads'

/** Whether the address of a medium is a video that can be played. */
export function hasVideo({ playback }: Pick<Media, 'playback'>): boolean {
  return playback === 'file'
}
