import type { HealthPoint } from '@marquee/contract/system-health'
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { computeQuantile } from '../../../platform/metrics/histogram.ts'
import { SECONDS_BOUNDS } from '../../../platform/metrics/instruments.ts'
import type { MinuteFigures } from './minute-figures.ts'

export interface StoredMinute {
  minute: Date
  figures: MinuteFigures
}

const POINT_MS = 10 * MINUTE_MS
const SHOWN_MS = 24 * HOUR_MS

/** The time from which minutes are shown. */
export function findShownStart(now: Date): Date {
  return new Date(Math.floor(now.getTime() / POINT_MS) * POINT_MS + POINT_MS - SHOWN_MS)
}

/** Sums the minutes of all processes by ten minutes of the last 24 hours; the last point is the current one. */
export function toHealthPoints(minutes: readonly StoredMinute[], now: Date): HealthPoint[] {
  const start = findShownStart(now).getTime()
  const groups = Map.groupBy(minutes, ({ minute }) => Math.floor((minute.getTime() - start) / POINT_MS))
  return Array.from({ length: SHOWN_MS / POINT_MS }, (_, index) =>
    toPoint(
      new Date(start + index * POINT_MS),
      (groups.get(index) ?? []).map(({ figures }) => figures),
    ),
  )
}

function toPoint(at: Date, minutes: readonly MinuteFigures[]): HealthPoint {
  const sum = (read: (figures: MinuteFigures) => number) => minutes.reduce((total, one) => total + read(one), 0)
  const most = (read: (figures: MinuteFigures) => number) => minutes.reduce((top, one) => Math.max(top, read(one)), 0)
  const times = Array.from({ length: SECONDS_BOUNDS.length + 1 }, (_, index) =>
    sum(({ request_times }) => request_times[index] ?? 0),
  )
  const p95 = computeQuantile(times, SECONDS_BOUNDS, 0.95)
  const hasJobs = minutes.some(({ due_jobs }) => due_jobs !== null)
  return {
    at: at.toISOString(),
    requests: sum(({ requests }) => requests),
    failed_requests: sum(({ failed_requests }) => failed_requests),
    refused_requests: sum(({ refused_requests }) => refused_requests),
    p95_ms: p95 === null ? null : Math.round(p95 * 1000),
    queries: sum(({ queries }) => queries),
    pool_waiting: most(({ pool_waiting }) => pool_waiting),
    loop_delay_ms: Math.round(most(({ loop_delay_ms }) => loop_delay_ms)),
    jobs_done: sum(({ jobs }) => jobs.done),
    jobs_failed: sum(({ jobs }) => jobs.failed),
    jobs_waiting: hasJobs ? most(({ due_jobs }) => due_jobs?.waiting ?? 0) : null,
    renders_done: sum(({ renders }) => renders.done),
    renders_failed: sum(({ renders }) => renders.failed),
    calls_done: sum(({ calls }) => calls.done),
    calls_failed: sum(({ calls }) => calls.failed),
    webhooks_done: sum(({ webhooks }) => webhooks.done),
    webhooks_failed: sum(({ webhooks }) => webhooks.failed),
    open_streams: most(({ open_streams }) => open_streams),
  }
}
