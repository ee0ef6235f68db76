import type { VideoState } from '@marquee/contract/videos'
import type { FileOfVideo } from './rendered-videos.repository.ts'

const STATES: Readonly<Record<FileOfVideo['render_status'], VideoState>> = {
  queued: 'rendering',
  running: 'rendering',
  done: 'done',
  failed: 'failed',
  canceled: 'draft',
}

/**
 * What the renders of a video have come to: the state of the newest one that was not canceled, the newest poster, and the credits of all
 * finished files.
 * @param files of all renders, those of the newest first
 */
export function summarizeRenders(files: readonly FileOfVideo[]) {
  const counted = files.find(({ render_status }) => render_status !== 'canceled')
  const finished = files.filter(({ status }) => status === 'done')
  return {
    state: counted === undefined ? ('draft' as const) : STATES[counted.render_status],
    poster_asset_id: finished[0]?.poster_asset_id ?? null,
    credits_used: finished.reduce((sum, { price, is_free }) => sum + (is_free ? 0 : price), 0),
  }
}
