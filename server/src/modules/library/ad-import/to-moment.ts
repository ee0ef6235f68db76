import { toMonth } from './month-names.ts'

/** Times of this century and the last third of the previous one, in seconds and in milliseconds; other numbers are not times. */
const SECONDS = /^(\d{9,10})(?:\.\d+)?$/
const MILLISECONDS = /^(\d{12,13})(?:\.\d+)?$/
/** The days of spreadsheets, counted from 1899-12-30: 1990 to 2064. */
const SHEET_DAY = /^[3-5]\d{4}(?:\.\d+)?$/
const SHEET_EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 24 * 60 * 60 * 1000
/** `12 Mar 2024`, `12-March-2024`, `Mar 12, 2024`, also behind words such as "Started running on". */
const DAY_FIRST =
  /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:de\s+)?(\p{L}{3,10})\.?,?[\s-]+(?:de\s+)?(\d{4}|\d{2}(?!\d))/u
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u
/** `2024/3/12` and `20240312`. */
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d{1,2})\2(\d{1,2})(?!\d)/
/** `03/12/2024` is written with the month first, `12.03.2024` and `12-03-2024` with the day first, when both are possible. */
const YEAR_LAST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
/** The format of databases and spreadsheets; a time without a zone is read as UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)( ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/i

/**
 * Converts an epoch in milliseconds or seconds, a spreadsheet's day, or a date as people and databases write it, to the format that
 * the check expects. Anything else is left as it is.
 * @param isDayFirst whether the day stands before the month also between strokes, as in `12/03/2024`
 */
export function toMoment(value: unknown, isDayFirst = false): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return value
  }
  const text = String(value).trim()
  return ofNumber(text) ?? dayAndTime(text) ?? ofWords(text) ?? ofFigures(text, isDayFirst) ?? value
}

function ofNumber(text: string): string | null {
  const seconds = SECONDS.exec(text)?.[1]
  const milliseconds = MILLISECONDS.exec(text)?.[1]
  if (seconds !== undefined || milliseconds !== undefined) {
    return new Date(Number(milliseconds ?? Number(seconds) * 1000)).toISOString()
  }
  return SHEET_DAY.test(text) ? new Date(SHEET_EPOCH + Math.round(Number(text) * DAY_MS)).toISOString() : null
}

/** Two days in one cell, as in `Ran from Jul 17, 2026 to Jul 22, 2026`. */
const BETWEEN_DAYS = /\s+(?:[-–—]|to|until|bis|au?|al)\s+/u

/** The second day of a cell that holds a range of days. */
export function toEnd(value: unknown): unknown {
  const [, end] = typeof value === 'string' ? value.split(BETWEEN_DAYS) : []
  const moment = toMoment(end)
  return moment === end ? undefined : moment
}

/** Whether a day is written in figures in a way that only fits with the day before the month. */
export function isSurelyDayFirst(value: unknown): boolean {
  return typeof value === 'string' && /^(?:1[3-9]|2\d|3[01])\/(?:0?\d|1[0-2])\/\d/.test(value.trim())
}

function ofWords(text: string): string | null {
  const [, day, monthName, year] = DAY_FIRST.exec(text) ?? []
  const [, name = monthName, first = day, last = year] = MONTH_FIRST.exec(text) ?? []
  const month = toMonth(name ?? '')
  return month === 0 ? null : toDay(last, month, first)
}

function ofFigures(text: string, isDayFirst: boolean): string | null {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) {
    return toDay(year, Number(month), day)
  }
  const [, first, sign, second, last] = YEAR_LAST.exec(text) ?? []
  const isDay = Number(first) > 12 || ((isDayFirst || sign !== '/') && Number(second) <= 12)
  return isDay ? toDay(last, Number(second), first) : toDay(last, Number(first), second)
}

function toDay(said: string | undefined, month: number, day: string | undefined): string | null {
  const year = said?.length === 2 ? `20${said}` : said
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).getUTCDate() === Number(day)
  return isDay ? date : null
}

function dayAndTime(text: string): string | null {
  const [, day, time = '', zone = 'Z'] = WITHOUT_ZONE.exec(text) ?? []
  if (day === undefined) {
    return null
  }
  const offset = zone
    .trim()
    .toUpperCase()
    .replace('UTC', 'Z')
    .replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  return `${day}T${time.length === 5 ? `${time}:00` : time}${offset}`
}
