import type { AlertFrequency } from '@marquee/contract/brand-spy'
import { addCalendarDays, getWeekday, toCalendarDay, toMoment, type ZoneName } from '../../../platform/calendar-days.ts'

/** Alerts of a day or a week come before work begins. */
const ALERT_HOUR = 6

/** When the next alert may be made: with the next look, the next morning, or next Monday morning where the workspace is. */
export function getNextAlert(frequency: AlertFrequency, now: Date, timeZone: ZoneName): Date {
  if (frequency === 'at_once') {
    return now
  }
  let day = toCalendarDay(now, timeZone)
  while (toMoment(day, ALERT_HOUR, timeZone) <= now || (frequency === 'weekly' && getWeekday(day) !== 1)) {
    day = addCalendarDays(day, 1)
  }
  return toMoment(day, ALERT_HOUR, timeZone)
}

/** Which alert of a brand this is: a brand has one of each day, and one of each look when it is told at once. */
export function getRunKey(frequency: AlertFrequency, now: Date, timeZone: ZoneName): string {
  return frequency === 'at_once' ? now.toISOString() : toCalendarDay(now, timeZone)
}
