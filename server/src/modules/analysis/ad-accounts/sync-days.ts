import { DAY_MS } from '../../../platform/clock.ts'

/** Days of one request, and of one report; reports that fail are asked for again with fewer. */
const DIRECT_DAYS = 7
const REPORT_DAYS = 30

/** Days that every scheduled import asks for again: Meta's figures of a day still change for so long. */
export const SETTLING_DAYS = 28

/** The day at a moment in a time zone; in UTC for a zone that nobody knows. */
export function getDay(now: Date, timeZone: string): string {
  try {
    return now.toLocaleDateString('sv-SE', { timeZone })
  } catch {
    return now.toISOString().slice(0, 10)
  }
}

/** @param days may be negative */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days there are from the first to the last one, both counted. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
}

/** How the days are asked for: a week at once, and more as reports, which Meta prepares in the background. */
export function planDays(days: number): { window_days: number; is_report: boolean } {
  return days <= DIRECT_DAYS
    ? { window_days: DIRECT_DAYS, is_report: false }
    : { window_days: REPORT_DAYS, is_report: true }
}

/** The last day of the window that begins with a day. */
export function getWindowEnd(day: string, windowDays: number, lastDay: string): string {
  const end = addDays(day, windowDays - 1)
  return end < lastDay ? end : lastDay
}
