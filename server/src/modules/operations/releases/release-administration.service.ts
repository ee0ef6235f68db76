import { releaseFailures } from '@marquee/contract/release-health'
import type { AlarmSettings, ReleaseAction, ReleasedPackage, ReleaseHealth } from '@marquee/contract/releases'
import type { ReleaseOverview } from '@marquee/federation/release-protocol'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, required } from '../../../platform/errors/domain-error.ts'
import { computeLoadQuantile } from './load-histogram.ts'
import type { PublishingService } from './publishing.service.ts'
import { createReleaseAlarmRepository, type StoredAlarm } from './release-alarms.repository.ts'
import { type ReleaseAlarmService, toAlarmSettings } from './release-alarms.service.ts'
import type { ReleaseCatalogue } from './release-catalogue.service.ts'
import { createReleaseChannelRepository } from './release-channels.repository.ts'
import { createReleaseHealthRepository, type SummedHealth } from './release-health.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  catalogue: Pick<ReleaseCatalogue, 'list'>
  publishing: PublishingService
  alarms: Pick<ReleaseAlarmService, 'change'>
}

interface ChangeRequest {
  action: ReleaseAction
  release?: string | undefined
  expected_generation: number
  reason: string
}

const HEALTH_MS = DAY_MS
const NO_ALARMS: AlarmSettings = { email: null, url: null, is_auto_rollback: false }

/** The releases as admins see and change them. Every change adds an entry to the history; no entry is ever removed. */
export function createReleaseAdministration({ db, clock, catalogue, publishing, alarms }: Dependencies) {
  async function list(): Promise<ReleasedPackage[]> {
    const since = new Date(clock.now().getTime() - HEALTH_MS)
    const [overviews, sums, raised, pointers] = await Promise.all([
      catalogue.list(),
      createReleaseHealthRepository(db).sumSince(since),
      createReleaseAlarmRepository(db).listSince(since),
      createReleaseChannelRepository(db).list(),
    ])
    const settings = new Map(pointers.map((one) => [one.package, toAlarmSettings(one)]))
    return overviews.map((overview) => ({
      ...toPackage(overview, sums),
      alarms: settings.get(overview.package) ?? NO_ALARMS,
      alarm: toAlarm(overview, raised),
    }))
  }

  async function find(name: string): Promise<ReleasedPackage> {
    return required(
      (await list()).find((one) => one.name === name),
      'released package',
    )
  }

  return {
    list,

    /** @throws DomainError 404 */
    changeAlarms,

    /**
     * @param by the author's name, for the history
     * @throws DomainError 404; 409 when the package has changed or the change does not apply; 422 when the release does not fit
     */
    async change(by: string, name: string, request: ChangeRequest): Promise<ReleasedPackage> {
      const { action, expected_generation, reason } = request
      const stated = { expected_generation, reason }
      switch (action) {
        case 'roll_back':
          await publishing.rollBack(by, name, { ...stated, channel: 'live' })
          break
        case 'stop_canary':
          await publishing.rollBack(by, name, { ...stated, channel: 'canary' })
          break
        case 'promote_canary':
          await publishing.publish(by, name, await readCanary(name), { ...stated, channel: 'live' })
          break
        case 'make_live':
          await publishing.publish(by, name, request.release ?? '', { ...stated, channel: 'live' })
          break
        case 'switch_off':
        case 'switch_on':
          await publishing.switchPackage(by, name, { ...stated, is_enabled: action === 'switch_on' })
          break
      }
      return find(name)
    },
  }

  async function changeAlarms(name: string, settings: AlarmSettings): Promise<ReleasedPackage> {
    await alarms.change(name, settings)
    return find(name)
  }

  async function readCanary(name: string): Promise<string> {
    const { canary } = await find(name)
    if (canary === null) {
      throw conflict('There is no canary any more.', 'no_canary')
    }
    return canary.release
  }
}

export type ReleaseAdministration = ReturnType<typeof createReleaseAdministration>

/** Of the releases that the changes name, those that are still stored. */
function keptReleases({ changes, releases }: ReleaseOverview): string[] {
  const named = new Set(changes.flatMap(({ from, to }) => [from, to]))
  return releases.map(({ release }) => release).filter((release) => named.has(release))
}

/** The alarm that administrators have to know of; another one is settled by the release that took the failing one's place. */
function toAlarm({ package: name, live }: ReleaseOverview, raised: readonly StoredAlarm[]): ReleasedPackage['alarm'] {
  const alarm = raised.find((one) => one.package === name && (one.release === live || one.returned_to === live))
  return alarm === undefined
    ? null
    : {
        release: alarm.release,
        reason: alarm.reason,
        raised_at: alarm.created_at.toISOString(),
        last_failed_at: alarm.last_failed_at.toISOString(),
        returned_to: alarm.release === live ? null : alarm.returned_to,
      }
}

function toPackage(
  overview: ReleaseOverview,
  sums: readonly SummedHealth[],
): Omit<ReleasedPackage, 'alarms' | 'alarm'> {
  const {
    package: name,
    generation,
    is_enabled,
    is_retired,
    live,
    canary,
    canary_percent,
    preview,
    last_known_good,
    last_known_good_reason,
  } = overview

  function shown(release: string | null, isOverride = false) {
    const stored = overview.releases.find((one) => one.release === release)
    if (stored === undefined) {
      return null
    }
    const health = sums.find((sum) => sum.package === name && sum.release === release && sum.is_override === isOverride)
    return { release: stored.release, uploaded_by: stored.uploaded_by, health: toHealth(health) }
  }

  const shownCanary = shown(canary)
  return {
    name,
    generation,
    is_enabled,
    is_retired,
    live: shown(live),
    canary: shownCanary === null || canary_percent === null ? null : { ...shownCanary, percent: canary_percent },
    preview: shown(preview, true),
    last_known_good,
    last_known_good_reason: last_known_good_reason ?? '',
    kept_releases: keptReleases(overview),
    changes: overview.changes.map(({ channel, created_at, ...change }) => ({
      ...change,
      kind: channel,
      changed_at: created_at,
    })),
  }
}

function toHealth(sum: SummedHealth | undefined): ReleaseHealth {
  const { loads = 0, renders = 0, failures = 0, errors = 0, loadTimes = [], failureKinds = [] } = sum ?? {}
  // An error on the screen happens after a load: it is not counted as a visit of its own.
  const visits = Math.max(loads + failures, errors)
  return {
    loads,
    renders,
    failures,
    failure_kinds: Object.fromEntries(
      releaseFailures.flatMap((kind, index) => {
        const count = failureKinds[index] ?? 0
        return count === 0 ? [] : [[kind, count]]
      }),
    ),
    errors,
    failure_rate: visits === 0 ? null : Math.min(1, (failures + errors) / visits),
    load_ms_p75: computeLoadQuantile(loadTimes, 0.75),
  }
}
