import type { Channel } from '@marquee/federation/release-protocol'
import type { createReleaseChannelRepository, ReleaseChannels } from './release-channels.repository.ts'

export type Pointers = Parameters<ReturnType<typeof createReleaseChannelRepository>['change']>[1]

/** The fields that are set on a release when it is published. */
export function toMarks(channel: Channel, now: Date) {
  switch (channel) {
    case 'live':
      return { last_live_at: now, rolled_back_at: null, is_preview: false }
    case 'canary':
      return { rolled_back_at: null }
    case 'preview':
      return { is_preview: true }
  }
}

/** The pointers of a package after a release is published; which one is last-known-good is found afterwards. */
export function toPointers(
  before: ReleaseChannels,
  release: string,
  channel: Channel,
  percent: number | null,
): Pointers {
  switch (channel) {
    case 'live':
      return {
        live: release,
        is_team_owned: true,
        // A canary that becomes live is no canary any more.
        ...(before.canary === release && { canary: null, canary_percent: null }),
        ...(before.preview === release && { preview: null }),
      }
    case 'canary':
      return { canary: release, canary_percent: percent }
    case 'preview':
      return { preview: release }
  }
}
