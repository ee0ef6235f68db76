import type { Media } from '@marquee/contract/ads'
import { buildId } from './build-id.ts'

export function buildMedia(changes: Partial<Media> = {}, number = 1): Media {
  return {
    id: buildId(number, 3),
    kind: 'image',
    width: 1080,
    height: 1080,
    duration_s: null,
    playback: changes.kind === 'video' ? 'file' : 'none',
    url: `/media/${number}.webp`,
    sources: [
      { width: 320, url: `/media/${number}-320.webp` },
      { width: 640, url: `/media/${number}-640.webp` },
    ],
    palette: ['#204060', '#f0e0d0'],
    ...changes,
  }
}
