import type { ChannelRelease, ReleaseChange, ReleasedPackage, ReleaseHealth } from '@marquee/contract/releases'

const unreported: ReleaseHealth = {
  loads: 0,
  renders: 0,
  failures: 0,
  failure_kinds: {},
  errors: 0,
  failure_rate: null,
  load_ms_p75: null,
}

/** A release that no user has loaded yet, unless `health` says otherwise. */
export function buildChannelRelease(release: string, health: Partial<ReleaseHealth> = {}): ChannelRelease {
  return { release, uploaded_by: 'briefs-team', health: { ...unreported, ...health } }
}

export function buildReleaseChange(changes: Partial<ReleaseChange> = {}): ReleaseChange {
  return {
    generation: 1,
    kind: 'live',
    from: null,
    to: '111111111111',
    percent: null,
    changed_by: 'briefs-team',
    reason: '',
    changed_at: '2026-11-20T09:00:00Z',
    ...changes,
  }
}

/** The briefs remote with one release, which is live. */
export function buildReleasedPackage(changes: Partial<ReleasedPackage> = {}): ReleasedPackage {
  return {
    name: 'briefs',
    generation: 1,
    is_enabled: true,
    is_retired: false,
    live: buildChannelRelease('111111111111'),
    canary: null,
    preview: null,
    last_known_good: null,
    last_known_good_reason: 'No earlier release is shown to work.',
    alarms: { email: null, url: null, is_auto_rollback: false },
    alarm: null,
    changes: [],
    kept_releases: ['111111111111', '222222222222'],
    ...changes,
  }
}
