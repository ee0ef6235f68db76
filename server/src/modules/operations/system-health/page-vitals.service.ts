import { MAX_LISTED_PAGES, type PageVitals, type VitalMetric, type VitalReport } from '@marquee/contract/system-health'
import { type Clock, DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { computeHistogram, computeQuantile } from '../../../platform/metrics/histogram.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { createPageVitalsRepository, type SummedVitals } from './page-vitals.repository.ts'
import { VITAL_BOUNDS } from './vital-bounds.ts'

interface Dependencies {
  db: Database
  clock: Clock
  rateLimiter: RateLimiter
  /** The names of the pages that a release brings; null for a release that is not known. */
  findPages: (name: string, release: string) => Promise<ReadonlySet<string> | null>
}

const KEPT_MS = 30 * DAY_MS
/** Requests of one address. An office behind one address sends one for each page that a user leaves. */
const REQUESTS = { limit: 120, windowSeconds: 60 }

/**
 * Counts how fast pages were for browsers. Nothing about a visitor is stored: only how many visits of a page, in an hour and a release,
 * were how fast.
 */
export function createPageVitalsService({ db, clock, rateLimiter, findPages }: Dependencies) {
  const vitals = createPageVitalsRepository(db)

  async function isKnown({ package: name, release, page }: VitalReport): Promise<boolean> {
    return (await findPages(name, release))?.has(page) === true
  }

  return {
    /** @returns how many were counted, and how many were not, because no such page is known @throws DomainError 429 */
    async record(ip: string, reports: readonly VitalReport[]): Promise<{ accepted: number; dropped: number }> {
      const state = await rateLimiter.hit(`page-vitals:${toNetworkKey(ip)}`, REQUESTS)
      if (!state.isAllowed) {
        throw tooManyRequests('Too many reports. Try again later.', state)
      }
      const now = clock.now()
      const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
      let accepted = 0
      for (const report of reports) {
        if (await isKnown(report)) {
          const { value, ...slice } = report
          await vitals.add({ ...slice, hour }, computeHistogram([value], VITAL_BOUNDS[report.metric]), now)
          accepted += 1
        }
      }
      return { accepted, dropped: reports.length - accepted }
    },

    /** The pages with the most reports since then, those first. */
    async list(since: Date): Promise<PageVitals[]> {
      const rows = await vitals.sumSince(since)
      const groups = Map.groupBy(rows, ({ page, package: name, release }) => `${page} ${name} ${release}`)
      return [...groups.values()]
        .flatMap(present)
        .toSorted((a, b) => b.reports - a.reports || a.page.localeCompare(b.page))
        .slice(0, MAX_LISTED_PAGES)
    },

    /** Removes what is older than a month. */
    async collect(): Promise<void> {
      await vitals.removeBefore(new Date(clock.now().getTime() - KEPT_MS))
    },
  }
}

export type PageVitalsService = ReturnType<typeof createPageVitalsService>

function present(rows: readonly SummedVitals[]): PageVitals[] {
  const [first] = rows
  if (first === undefined) {
    return []
  }
  const getP75 = (metric: VitalMetric) => {
    const counts = rows.find((row) => row.metric === metric)?.counts ?? []
    return computeQuantile(counts, VITAL_BOUNDS[metric], 0.75)
  }
  const { page, package: name, release } = first
  const inWhole = (value: number | null) => (value === null ? null : Math.round(value))
  const cls = getP75('CLS')
  return [
    {
      page,
      package: name,
      release,
      reports: Math.max(...rows.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))),
      lcp_ms: inWhole(getP75('LCP')),
      inp_ms: inWhole(getP75('INP')),
      cls: cls === null ? null : Math.round(cls * 1000) / 1000,
    },
  ]
}
