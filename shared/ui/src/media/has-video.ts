import type { Media } from '@marquee/contract/ads'

/** Whether a video can be played: when its address is one of its pictures, only the poster is kept. */
export function hasVideo({ kind, url, sources }: Pick<Media, 'kind' | 'url' | 'sources'>): boolean {
  return kind === 'video' && sources.every((source) => source.url !== url)
}
