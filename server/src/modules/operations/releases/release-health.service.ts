import { createHmac } from 'node:crypto'
import { releaseFailures, type ReleaseReport } from '@marquee/contract/release-health'
import { type Clock, DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import { computeLoadHistogram } from './load-histogram.ts'
import { createReleaseHealthRepository, type HealthSlice, type Outcomes } from './release-health.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  rateLimiter: RateLimiter
  /** The key of the visitors' hashes. */
  secret: string
}

/** The sender of reports. An account with a confirmed address is one user; all others of a network are one visitor. */
export interface Reporter {
  userId: string | null
  ip: string
}

export const BUCKET_MS = 5 * MINUTE_MS
const KEPT_MS = 30 * DAY_MS
/** Requests of one address. An office behind one address sends a batch for each page that a user leaves. */
const REQUESTS = { limit: 120, windowSeconds: 60 }
/** Reports of one visitor about one release in one slice; no visitor opens more pages of a remote in five minutes. */
const MAX_REPORTS = 40

/** Records the browsers' reports about releases. Reports are not trusted: the number from one visitor is limited. */
export function createReleaseHealthService({ db, clock, rateLimiter, secret }: Dependencies) {
  const health = createReleaseHealthRepository(db)

  return {
    /**
     * Counts reports about known releases.
     * @returns how many were counted, and how many were not, because their release is unknown or the limit was reached
     * @throws DomainError 429
     */
    async record(
      reporter: Reporter,
      reports: readonly ReleaseReport[],
    ): Promise<{ accepted: number; dropped: number }> {
      const state = await rateLimiter.hit(`release-health:${toNetworkKey(reporter.ip)}`, REQUESTS)
      if (!state.isAllowed) {
        throw tooManyRequests('Too many reports. Try again later.', state)
      }
      let accepted = 0
      for (const group of listGroups(reports)) {
        accepted += await recordGroup(reporter, group)
      }
      return { accepted, dropped: reports.length - accepted }
    },

    async collect(): Promise<void> {
      await health.removeBefore(new Date(clock.now().getTime() - KEPT_MS))
    },
  }

  async function recordGroup(
    reporter: Reporter,
    reports: readonly [ReleaseReport, ...ReleaseReport[]],
  ): Promise<number> {
    const [{ remote: name, release, is_override }] = reports
    if (!(await health.isKnown(name, release))) {
      return 0
    }
    const now = clock.now()
    const bucket = new Date(Math.floor(now.getTime() / BUCKET_MS) * BUCKET_MS)
    const slice: HealthSlice = { package: name, release, bucket, is_override }
    return db.transaction().execute(async (transaction) => {
      const stored = createReleaseHealthRepository(transaction)
      const counted = await stored.countVisit(slice, {
        visitor: getVisitor(reporter, slice),
        hasAccount: reporter.userId !== null,
        reports: reports.length,
        hasRendered: reports.some(({ outcome }) => outcome === 'rendered'),
        hasFailed: reports.some(({ outcome }) => outcome === 'failed'),
        now,
      })
      const before = counted - reports.length
      const accepted = reports.slice(0, Math.max(0, MAX_REPORTS - before))
      if (accepted.length > 0) {
        await stored.add(slice, toOutcomes(accepted), now)
      }
      return accepted.length
    })
  }

  function getVisitor({ userId, ip }: Reporter, { package: name, release }: HealthSlice): string {
    return createHmac('sha256', secret)
      .update(`release-health:${name}:${release}:${userId ?? toNetworkKey(ip)}`)
      .digest('base64url')
  }
}

export type ReleaseHealthService = ReturnType<typeof createReleaseHealthService>

/** Reports of one release, with or without an override. Each group is a transaction of its own. */
function listGroups(reports: readonly ReleaseReport[]): [ReleaseReport, ...ReleaseReport[]][] {
  const groups = new Map<string, [ReleaseReport, ...ReleaseReport[]]>()
  for (const report of reports) {
    const key = `${report.remote} ${report.release} ${report.is_override}`
    const group = groups.get(key)
    if (group === undefined) {
      groups.set(key, [report])
    } else {
      group.push(report)
    }
  }
  return [...groups.values()]
}

function toOutcomes(reports: readonly ReleaseReport[]): Outcomes {
  const times = reports.flatMap((report) => (report.outcome === 'loaded' ? [report.load_ms] : []))
  const failed = reports.filter((report) => report.outcome === 'failed')
  const failures = failed.filter(({ phase }) => phase !== 'render')
  return {
    loads: times.length,
    renders: reports.filter(({ outcome }) => outcome === 'rendered').length,
    failures: failures.length,
    errors: failed.length - failures.length,
    loadTimes: computeLoadHistogram(times),
    failureKinds: releaseFailures.map((kind) => failures.filter(({ failure }) => failure === kind).length),
  }
}
