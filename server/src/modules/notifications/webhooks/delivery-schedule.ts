import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'

/** The pauses after the first attempt, the second one and so on; after the last one there is no further attempt. */
const PAUSES_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** Pauses are longer by up to this part, so that what failed together is not sent together again. */
const JITTER = 0.1
const LONGEST_WISH_MS = DAY_MS
/** No attempt follows the one before after a longer pause. */
export const LONGEST_PAUSE_MS = Math.max(PAUSES_MS.at(-1) ?? 0, LONGEST_WISH_MS) * (1 + JITTER)

interface FailedAttempt {
  /** The number of attempts that have failed, from 1. */
  attempts: number
  now: Date
  /** The header `Retry-After` of the answer; null without one. */
  retryAfter: string | null
  /** From 0 to 1. */
  random: number
}

/**
 * When the next attempt is made: after the pause of the schedule, and not before the moment that the receiver asked for.
 * @returns null after the last attempt
 */
export function findNextAttempt({ attempts, now, retryAfter, random }: FailedAttempt): Date | null {
  const pause = PAUSES_MS[attempts - 1]
  if (pause === undefined) {
    return null
  }
  return new Date(now.getTime() + Math.max(pause * (1 + JITTER * random), readRetryAfter(retryAfter, now)))
}

interface Attempt extends Pick<FailedAttempt, 'now' | 'retryAfter' | 'random'> {
  /** The attempts before this one. */
  attemptsMade: number
  isDone: boolean
}

/** What an attempt makes of its delivery. */
export function endAttempt({ attemptsMade, isDone, ...failed }: Attempt) {
  const attempts = attemptsMade + 1
  const next = isDone ? null : findNextAttempt({ attempts, ...failed })
  const ended = isDone ? 'delivered' : 'failed'
  return { state: next === null ? ended : 'waiting', attempts_made: attempts, next_attempt_at: next } as const
}

/**
 * The pause that the header `Retry-After` asks for (RFC 9110, section 10.2.3: seconds or a date), in milliseconds.
 * @returns 0 for a missing or wrong value, at most a day
 */
export function readRetryAfter(header: string | null, now: Date): number {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) {
    return Math.min(LONGEST_WISH_MS, Number(text) * 1000)
  }
  const end = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(end) ? 0 : Math.min(LONGEST_WISH_MS, Math.max(0, end - now.getTime()))
}
