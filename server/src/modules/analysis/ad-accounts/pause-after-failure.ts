import { HOUR_MS } from '../../../platform/clock.ts'
import type { InsightsError } from './insights-source.ts'

interface Fared {
  failures: number
  waits: number
}

const SECOND_MS = 1000
/** The maximum number of consecutive failures: the last pause is more than five minutes. */
const MOST_FAILURES = 7
const FIRST_PAUSE_MS = 5 * SECOND_MS
/** The maximum number of consecutive throttled answers; at one hour each, this is two days. */
const MOST_WAITS = 48
const FIRST_WAIT_MS = 60 * SECOND_MS
/** The longest wait that is accepted from Meta's answer. */
const LONGEST_WAIT_MS = 25 * HOUR_MS

/**
 * The pause of an import after a failure: pauses double, and a rate limit is waited for as long as Meta says.
 * @returns null when the import has failed permanently
 */
export function pauseAfterFailure(
  error: InsightsError,
  { failures, waits }: Fared,
  now: Date,
): (Fared & { until: Date }) | null {
  if (error.kind === 'throttled' && waits + 1 < MOST_WAITS) {
    const guess = Math.min(HOUR_MS, FIRST_WAIT_MS * 2 ** waits)
    const told = error.retryAt === null ? guess : error.retryAt.getTime() - now.getTime()
    const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(SECOND_MS, told))
    return { until: new Date(now.getTime() + waitMs), failures, waits: waits + 1 }
  }
  const mayPass = error.kind === 'unavailable' || error.kind === 'too_much'
  return mayPass && failures + 1 < MOST_FAILURES
    ? { until: new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** failures), failures: failures + 1, waits }
    : null
}
