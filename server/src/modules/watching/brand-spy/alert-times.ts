import type { AlertFrequency } from '@marquee/contract/brand-spy'
import { addCalendarDays, getWeekday, toCalendarDay, toMoment, type ZoneName } from '../../../platform/calendar-days.ts'

/** The hour at which daily and weekly alerts are sent: before the working day begins. */
const ALERT_HOUR = 6

/** The earliest time of the next alert: with the next check, the next morning, or next Monday morning in the workspace's time zone. */
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

/** The key of an alert of a brand: one alert per day, or one alert per check when the frequency is `at_once`. */
export function getRunKey(frequency: AlertFrequency, now: Date, timeZone: ZoneName): string {
  return frequency === 'at_once' ? now.toISOString() : toCalendarDay(now, timeZone)
}
