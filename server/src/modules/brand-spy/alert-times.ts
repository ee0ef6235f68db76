import type { AlertFrequency } from '@marquee/contract/brand-spy'
import { DAY_MS } from '../../platform/clock.ts'

/** Alerts of a day or a week come before work begins in Europe. */
const ALERT_HOUR = 6

/** When the next alert may be made: with the next look, the next morning, or next Monday morning (UTC). */
export function getNextAlert(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'at_once') {
    return now
  }
  const morning = new Date(now)
  morning.setUTCHours(ALERT_HOUR, 0, 0, 0)
  let next = morning.getTime()
  while (next <= now.getTime() || (frequency === 'weekly' && new Date(next).getUTCDay() !== 1)) {
    next += DAY_MS
  }
  return new Date(next)
}

/** Which alert of a brand this is: a brand has one of each day, and one of each look when it is told at once. */
export function getRunKey(frequency: AlertFrequency, now: Date): string {
  return frequency === 'at_once' ? now.toISOString() : now.toISOString().slice(0, 10)
}
