import type { DateOrder } from '@marquee/contract/result-imports'
import { isPointed, parseDay } from '../../../platform/days/parse-day.ts'
import { parsePeriod } from '../../../platform/days/parse-period.ts'

/** Times of this century and the last third of the previous one, in seconds and in milliseconds; other numbers are not times. */
const SECONDS = /^(\d{9,10})(?:\.\d+)?$/
const MILLISECONDS = /^(\d{12,13})(?:\.\d+)?$/
/** The format of databases and spreadsheets; a time without a zone is read as UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)( ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/i
/** The years of Gregorian days; others are those of another calendar. */
const GREGORIAN = /^20\d\d/

/**
 * Converts an epoch in milliseconds or seconds, a spreadsheet's day, a week, or a date as people and databases write it, to the format
 * that the check expects. Anything else is left as it is.
 * @param order of day and month between strokes, as in `12/03/2024`; with points, the day stands first. Null: such a day stays as it is, if it can be read both ways
 */
export function toMoment(value: unknown, order: DateOrder | null = 'mdy'): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return value
  }
  const text = String(value).trim()
  return ofNumber(text) ?? dayAndTime(text) ?? ofDay(text, order) ?? value
}

function ofDay(text: string, order: DateOrder | null): string | null {
  const [first = text] = text.split(BETWEEN_DAYS)
  return parseDay(first, isPointed(first) ? 'dmy' : order) ?? parsePeriod(text, order)?.day ?? null
}

function ofNumber(text: string): string | null {
  const seconds = SECONDS.exec(text)?.[1]
  const milliseconds = MILLISECONDS.exec(text)?.[1]
  return seconds === undefined && milliseconds === undefined
    ? null
    : new Date(Number(milliseconds ?? Number(seconds) * 1000)).toISOString()
}

/** Two days in one cell, as in `Ran from Jul 17, 2026 to Jul 22, 2026`. */
const BETWEEN_DAYS = /\s+(?:[-–—]|to|until|bis|au?|al)\s+/u

/** The second day of a cell that holds a range of days. */
export function toEnd(value: unknown, order: DateOrder | null = 'mdy'): unknown {
  const [, end] = typeof value === 'string' ? value.split(BETWEEN_DAYS) : []
  const moment = toMoment(end, order)
  return moment === end ? undefined : moment
}

function dayAndTime(text: string): string | null {
  const [, day, time = '', zone = 'Z'] = WITHOUT_ZONE.exec(text) ?? []
  if (day === undefined || !GREGORIAN.test(day)) {
    return null
  }
  const offset = zone
    .trim()
    .toUpperCase()
    .replace('UTC', 'Z')
    .replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  return `${day}T${time.length === 5 ? `${time}:00` : time}${offset}`
}
