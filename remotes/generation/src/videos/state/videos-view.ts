import { type VideoState, videoState } from '@marquee/contract/videos'
import type { VideoFilters } from '../api/videos.ts'

export const STATE_LABELS: Readonly<Record<VideoState, string>> = {
  draft: 'Draft',
  rendering: 'Rendering',
  done: 'Rendered',
  failed: 'Not rendered',
}

/** The filters of the list, stored in the address. */
export function readVideosView(params: URLSearchParams): VideoFilters {
  return {
    q: params.get('q') ?? '',
    state: videoState.safeParse(params.get('state')).data,
    isMine: params.get('mine') === '1',
  }
}
