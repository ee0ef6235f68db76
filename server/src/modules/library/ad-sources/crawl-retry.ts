import { HOUR_MS } from '../../../platform/clock.ts'
import type { SourceError } from './connector.ts'

/** The failures and waits of a crawl since the last page that arrived. */
export interface CrawlState {
  failures: number
  waits: number
  pageSize: number
  hasRestarted: boolean
}

export type NextStep =
  | { do: 'fail' }
  | { do: 'wait'; until: Date; failures: number; waits: number }
  | { do: 'shrink'; pageSize: number }
  | { do: 'restart' }

const SECOND_MS = 1000

/** The maximum number of failures in a row: the last pause is more than five minutes. */
export const MOST_FAILURES = 7
const FIRST_PAUSE_MS = 5 * SECOND_MS
/** The maximum number of throttled answers in a row; at an hour each, that is two days. */
export const MOST_WAITS = 48
const FIRST_WAIT_MS = 60 * SECOND_MS
/** The longest accepted wait when a source says when it answers again. */
const LONGEST_WAIT_MS = 25 * HOUR_MS

/** The next step of a crawl after a failure: pauses double, a limit is waited for as long as the source says, and retries are limited. */
export function stepAfter(error: SourceError, state: CrawlState, smallestPage: number, now: Date): NextStep {
  const { kind } = error
  if (kind === 'throttled') {
    return waitForLimit(error, state, now)
  }
  if (kind === 'unavailable') {
    return pause(state, now)
  }
  if (kind === 'too_much') {
    return shrink(state, smallestPage, now)
  }
  return kind === 'cursor' && !state.hasRestarted ? { do: 'restart' } : { do: 'fail' }
}

function shrink(state: CrawlState, smallestPage: number, now: Date): NextStep {
  const pageSize = Math.max(smallestPage, Math.floor(state.pageSize / 2))
  return pageSize < state.pageSize ? { do: 'shrink', pageSize } : pause(state, now)
}

function waitForLimit({ retryAt }: SourceError, { failures, waits }: CrawlState, now: Date): NextStep {
  if (waits + 1 >= MOST_WAITS) {
    return { do: 'fail' }
  }
  const guess = Math.min(HOUR_MS, FIRST_WAIT_MS * 2 ** waits)
  const told = retryAt === null ? guess : retryAt.getTime() - now.getTime()
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(SECOND_MS, told))
  return { do: 'wait', until: later(now, waitMs), failures, waits: waits + 1 }
}

function pause({ failures, waits }: CrawlState, now: Date): NextStep {
  if (failures + 1 >= MOST_FAILURES) {
    return { do: 'fail' }
  }
  return { do: 'wait', until: later(now, FIRST_PAUSE_MS * 2 ** failures), failures: failures + 1, waits }
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
