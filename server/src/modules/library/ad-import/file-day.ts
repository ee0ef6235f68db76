import { DAY_MS } from '../../../platform/clock.ts'
import { toMoment } from './to-moment.ts'

const YEAR_FIRST = /(?<!\d)(20\d{2})([-_. ]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[-_T ]?\d{4}(?:\d{2})?)?(?!\d)/
/** With the day behind twelve, or with points, the day stands before the month. */
const YEAR_LAST = /(?<!\d)(\d{1,2})([-_.])(\d{1,2})\2(20\d{2})(?!\d)/
const EPOCH = /(?<!\d)(1[5-9]\d{8})(?:\d{3})?(?!\d)/
const WORDS = /(?<!\p{L})(?:\d{1,2} \p{L}{3,10}|\p{L}{3,10} \d{1,2},?) 20\d{2}(?!\d)/u

/**
 * The day in the name of a file, such as `2026-05-12` of `foreplay_20260512.csv`; null when it names none that is certain.
 * @param now no file was made later
 */
export function findFileDay(name: string, now: Date): string | null {
  const day = readYearFirst(name) ?? readYearLast(name) ?? readEpoch(name) ?? readWords(name)
  const time = day === null ? Number.NaN : Date.parse(day)
  return time <= now.getTime() + DAY_MS ? day : null
}

function readYearFirst(name: string): string | null {
  const [, year, , month, day] = YEAR_FIRST.exec(name) ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}

function readYearLast(name: string): string | null {
  const [, ...parts] = YEAR_LAST.exec(name) ?? []
  const [first = '', sign, second = '', year] = parts
  const isDayFirst = sign === '.' || Number(first) > 12 || first === second
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isCertain = isDayFirst || Number(second) > 12
  return isCertain && !Number.isNaN(Date.parse(date)) ? date : null
}

function readEpoch(name: string): string | null {
  const [, seconds] = EPOCH.exec(name) ?? []
  return seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
}

function readWords(name: string): string | null {
  const [words] = WORDS.exec(name.replaceAll(/[-_.]+/g, ' ')) ?? []
  const day = toMoment(words)
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
}

/** The middle of a day, such as `2026-05-12`: it is on that day in nearly all time zones. */
export function toNoon(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T12:00:00Z`)
}

interface SeenTimes {
  first_seen_at?: Date | null | undefined
  last_seen_at?: Date | null | undefined
}

/** An ad whose row does not say when it was seen was seen when its file was made. */
export function withFileDay<T extends SeenTimes>(record: T, madeAt: Date | null): T {
  const seen = record.last_seen_at ?? madeAt
  return seen === null ? record : { ...record, last_seen_at: seen, first_seen_at: record.first_seen_at ?? seen }
}
