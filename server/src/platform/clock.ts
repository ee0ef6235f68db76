export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** One day, as limits and cookie lifetimes count it. */
export const DAY_SECONDS = 24 * 60 * 60

/** The only source of the current time for business rules, so that tests and `TEST_HOOKS` can move it. */
export interface Clock {
  now(): Date
}

export interface AdjustableClock extends Clock {
  /** Moves the clock forward; it never goes back. */
  advance(seconds: number): void
}

/** The machine's clock plus the time that it was advanced by. */
export function createSystemClock(): AdjustableClock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance(seconds) {
      offsetMs += milliseconds(seconds)
    },
  }
}

/** A clock that stands still until it is advanced. */
export function createManualClock(start: Date): AdjustableClock {
  let currentMs = start.getTime()
  return {
    now: () => new Date(currentMs),
    advance(seconds) {
      currentMs += milliseconds(seconds)
    },
  }
}

function milliseconds(seconds: number): number {
  if (!Number.isFinite(seconds) || seconds < 0) {
    throw new RangeError(`A clock is advanced by a number of seconds from 0, not by ${seconds}.`)
  }
  return seconds * 1000
}
