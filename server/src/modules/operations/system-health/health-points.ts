import { type HealthPoint, keyServices } from '@marquee/contract/system-health'
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
    toPoint(new Date(start + index * POINT_MS), groups.get(index) ?? []),
  )
}

function toPoint(at: Date, stored: readonly StoredMinute[]): HealthPoint {
  const minutes = stored.map(({ figures }) => figures)
  const tellers = Map.groupBy(stored, ({ minute }) => minute.getTime())
  const sum = (read: (figures: MinuteFigures) => number) => minutes.reduce((total, one) => total + read(one), 0)
  const most = (read: (figures: MinuteFigures) => number) => minutes.reduce((top, one) => Math.max(top, read(one)), 0)
  const mostKnown = (read: (figures: MinuteFigures) => number | null | undefined) => {
    const known = minutes.map(read).filter((one) => one !== null && one !== undefined)
    return known.length === 0 ? null : Math.max(...known)
  }
  const times = Array.from({ length: SECONDS_BOUNDS.length + 1 }, (_, index) =>
    sum(({ request_times }) => request_times[index] ?? 0),
  )
  const p95 = computeQuantile(times, SECONDS_BOUNDS, 0.95)
  return {
    at: at.toISOString(),
    processes: Math.max(0, ...[...tellers.values()].map(({ length }) => length)),
    requests: sum(({ requests }) => requests),
    failed_requests: sum(({ failed_requests }) => failed_requests),
    refused_requests: sum(({ refused_requests }) => refused_requests),
    p95_ms: p95 === null ? null : Math.round(p95 * 1000),
    queries: sum(({ queries }) => queries),
    pool_waiting: most(({ pool_waiting }) => pool_waiting),
    loop_delay_ms: Math.round(most(({ loop_delay_ms }) => loop_delay_ms)),
    jobs_done: sum(({ jobs }) => jobs.done),
    jobs_failed: sum(({ jobs }) => jobs.failed),
    jobs_waiting: mostKnown(({ due_jobs }) => due_jobs?.waiting),
    renders_done: sum(({ renders }) => renders.done),
    renders_failed: sum(({ renders }) => renders.failed),
    calls_done: sum(({ calls }) => calls.done),
    calls_failed: sum(({ calls }) => calls.failed),
    webhooks_done: sum(({ webhooks }) => webhooks.done),
    webhooks_failed: sum(({ webhooks }) => webhooks.failed),
    open_streams: most(({ open_streams }) => open_streams),
    left_out_replicas: mostKnown(({ left_out_replicas }) => left_out_replicas),
    search_lag_seconds: mostKnown(({ search_lag_seconds }) => search_lag_seconds),
    refused_keys: keyServices.filter((service) => sum(({ key_refusals }) => key_refusals[service] ?? 0) > 0),
  }
}
