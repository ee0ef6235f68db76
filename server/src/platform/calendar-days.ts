import { DAY_MS } from './clock.ts'

/** A name of the IANA time zone database, such as `Europe/Oslo`; null counts as UTC. */
export type ZoneName = string | null

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in a time zone, such as `2026-03-09`. */
export function toCalendarDay(moment: Date, zone: ZoneName): string {
  return toWallClock(moment, zone).toISOString().slice(0, 10)
}

/** The hour that a clock shows in a time zone, from 0 to 23. */
export function getLocalHour(moment: Date, zone: ZoneName): number {
  return toWallClock(moment, zone).getUTCHours()
}

/** The day of the week of a calendar day: 0 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(day).getUTCDay()
}

/** A calendar day some days later, or earlier for a negative count. */
export function addCalendarDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The moment at which a clock in a time zone shows an hour of a day. An hour that a clock change skips counts as the next one. */
export function toMoment(day: string, hour: number, zone: ZoneName): Date {
  const shown = Date.parse(day) + hour * 60 * 60 * 1000
  // The offset is looked up at the resulting moment, because the first guess is wrong around a clock change.
  const guess = shown - getOffset(new Date(shown), zone)
  return new Date(shown - getOffset(new Date(guess), zone))
}

function getOffset(moment: Date, zone: ZoneName): number {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000
  return toWallClock(moment, zone).getTime() - seconds
}

/** The time that a clock in a time zone shows, as if it were UTC. */
function toWallClock(moment: Date, zone: ZoneName): Date {
  const parts = getFormat(zone ?? 'UTC').formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return new Date(Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')))
}

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) {
    return known
  }
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
