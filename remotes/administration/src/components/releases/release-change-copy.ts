import type { ReleaseAction, ReleaseChange, ReleasedPackage } from '@marquee/contract/releases'

/** A change that an admin may make of a package. */
export interface OfferedChange {
  action: ReleaseAction
  /** Which one is to be live; only where the action asks for it. */
  release?: string
  /** The words of its button. */
  label: string
  /** What it will do, for the confirmation. */
  effect: string
}

/** What can be done with a package as it is. */
export function offeredChanges(shown: ReleasedPackage): OfferedChange[] {
  const { name, live, canary, last_known_good, last_known_good_reason, is_enabled, is_retired } = shown
  if (is_retired) {
    return []
  }
  const offered: OfferedChange[] = []
  if (live !== null && last_known_good !== null) {
    const effect = `Users get ${last_known_good} in place of ${live.release} with the next page that they open. ${last_known_good_reason}`
    offered.push({ action: 'roll_back', label: 'Roll back', effect })
  }
  if (canary !== null) {
    offered.push(
      {
        action: 'promote_canary',
        label: 'Promote canary',
        effect: `${canary.release}, which ${canary.percent} % of the users run, becomes live for everybody.`,
      },
      {
        action: 'stop_canary',
        label: 'Stop canary',
        effect: `The ${canary.percent} % of the users who run ${canary.release} get what is live.`,
      },
    )
  }
  if (name !== 'host') {
    offered.push(
      is_enabled
        ? { action: 'switch_off', label: 'Switch off', effect: 'Its pages say that they are switched off for now.' }
        : { action: 'switch_on', label: 'Switch on', effect: 'Its pages work again for everybody.' },
    )
  }
  return offered
}

/** How to take the newest change back; null when it made nothing else live, or when the one before is gone. */
export function findUndo({
  live,
  changes: [newest],
  kept_releases,
  is_retired,
}: ReleasedPackage): OfferedChange | null {
  if (is_retired || newest?.kind !== 'live' || newest.from === null || newest.to !== live?.release) {
    return null
  }
  return kept_releases.includes(newest.from)
    ? {
        action: 'make_live',
        release: newest.from,
        label: 'Undo',
        effect: `Users get ${newest.from} again in place of ${live.release}.`,
      }
    : null
}

/** How to go back to what a change of the history made live; null when it is live now, or gone. */
export function returnTo({ kind, to }: ReleaseChange, shown: ReleasedPackage): OfferedChange | null {
  const { live, kept_releases, is_retired } = shown
  if (is_retired || kind !== 'live' || to === null || to === live?.release || !kept_releases.includes(to)) {
    return null
  }
  const instead = live === null ? '' : ` in place of ${live.release}`
  return { action: 'make_live', release: to, label: 'Make live again', effect: `Users get ${to} again${instead}.` }
}

/** A change of the history in one sentence. */
export function describeChange({ kind, from, to, percent }: ReleaseChange): string {
  switch (kind) {
    case 'off':
      return 'Switched off'
    case 'on':
      return 'Switched on'
    case 'retired':
      return 'Retired'
    case 'restored':
      return 'Brought back'
    case 'canary':
      return to === null ? `Stopped the canary ${from}` : `Made ${to} the canary for ${percent} %`
    case 'preview':
      return `Made ${to} the preview`
    case 'live':
      return from === null ? `Made ${to} live` : `Made ${to} live in place of ${from}`
  }
}
