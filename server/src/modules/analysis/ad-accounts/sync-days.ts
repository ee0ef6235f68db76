import { DAY_MS } from '../../../platform/clock.ts'

/** The number of days of one request, and of one report; failed reports are requested again with fewer days. */
const DIRECT_DAYS = 7
const REPORT_DAYS = 30

/** The number of days that every scheduled import requests again, because Meta still changes the figures of these days. */
export const SETTLING_DAYS = 28

/** The day at a moment in a time zone; in UTC for an unknown time zone. */
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

/** The number of days from the first to the last one, both included. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
}

/** How the days are requested: up to a week directly, and more as reports, which Meta prepares in the background. */
export function planDays(days: number): { window_days: number; is_report: boolean } {
  return days <= DIRECT_DAYS
    ? { window_days: DIRECT_DAYS, is_report: false }
    : { window_days: REPORT_DAYS, is_report: true }
}

/** The last day of the window that starts on a day. */
export function getWindowEnd(day: string, windowDays: number, lastDay: string): string {
  const end = addDays(day, windowDays - 1)
  return end < lastDay ? end : lastDay
}
