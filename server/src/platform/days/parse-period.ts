import type { DateOrder } from '@marquee/contract/result-imports'
import { DAY_MS } from '../clock.ts'
import { type Cell, toText } from '../spreadsheets/table-row.ts'
import { toMonth } from './month-names.ts'
import { parseDay } from './parse-day.ts'

export interface Period {
  day: string
  lastDay: string
}

/** Two days in one cell, as `2026-03-02 - 2026-03-08`. */
const RANGE = /^(\S.{4,}?)(?:\s*[~～]\s*|\s[-–—]\s|\s(?:to|bis|à|al|au|a|tot|até)\s)(.{4,}\S)$/i
/** A moment at which a day begins. */
const MIDNIGHT = /[T\s](?:0?0:00(?::00(?:\.0+)?)?(?!\s?[\d:ap])|12:00(?::00)?\s?am)/i
/** `2026-W40`, `2026W40`, `Week 40, 2026`, `KW 40/2026`, `2026年第40周`: weeks of ISO 8601. */
const WEEK =
  /^(?:(?<year>\d{4})(?:\s?[-/年]?\s?)(?:W|KW|Week|第)\s?(?<week>\d{1,2})[周週주]?|(?:W|KW|Week|Woche|Semaine|Semana)\s?(?<week>\d{1,2})[\s,/-]+(?<year>\d{4}))$/i
/** `2026-10`, `10/2026`. */
const MONTH = /^(?:(?<year>\d{4})[-/年](?<month>\d{1,2})月?|(?<month>\d{1,2})[-/](?<year>\d{4}))$/
/** `Oct 2026`, `octobre 2026`. */
const NAMED_MONTH = /^([\p{L}\p{M}.]{3,16})[\s-]+(?:de\s+)?(\d{4})$/u

/** Parses a cell with a day, a week, a month, or with the first and the last day of a period. */
export function parsePeriod(cell: Cell | undefined, order: DateOrder | null): Period | null {
  const text = toText(cell)
  const [first, last] = splitRange(text, order)
  const range = last === undefined ? null : parseEnds(first, last, order)
  const day = range === null ? parseDay(cell, order) : null
  return day === null ? (range ?? parseWeek(text) ?? parseMonth(text)) : { day, lastDay: day }
}

function splitRange(text: string, order: DateOrder | null): (string | undefined)[] {
  const [, first, last] = RANGE.exec(text) ?? []
  // `10/01/2026-10/07/2026`: the sign between two days lies in the middle.
  const middle = (text.length - 1) / 2
  const days =
    /^\S{17,21}$/.test(text) && /[-–—/]/.test(text.charAt(middle))
      ? [text.slice(0, middle), text.slice(middle + 1)]
      : []
  const areDays = days.length > 0 && days.every((day) => parseDay(day, order) !== null)
  return areDays ? days : [first, last]
}

function parseWeek(text: string): Period | null {
  const { year, week } = WEEK.exec(text)?.groups ?? {}
  if (year === undefined || Number(week) < 1 || Number(week) > 53) {
    return null
  }
  // The fourth of January always lies in the first week.
  const fourth = Date.UTC(Number(year), 0, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS + (Number(week) - 1) * 7 * DAY_MS
  return { day: toDay(monday), lastDay: toDay(monday + 6 * DAY_MS) }
}

function parseMonth(text: string): Period | null {
  const [, name = '', namedYear] = NAMED_MONTH.exec(text) ?? []
  const groups = MONTH.exec(text)?.groups
  if (namedYear === undefined && groups === undefined) {
    return null
  }
  const [year, month] = namedYear === undefined ? [groups?.['year'], groups?.['month']] : [namedYear, toMonth(name)]
  const day = parseDay(`${year}-${month}-1`, null)
  return day === null ? null : { day, lastDay: toDay(Date.UTC(Number(year), Number(month), 0)) }
}

/** Parses the cells of a period. A period that ends at midnight ends on the day before: some platforms write it so. */
export function parseEnds(first: Cell | undefined, last: Cell | undefined, order: DateOrder | null): Period | null {
  const [day, lastDay] = [parseDay(first, order), parseDay(last, order)]
  if (day === null || lastDay === null) {
    return null
  }
  const isMoment = lastDay > day && MIDNIGHT.test(toText(first)) && MIDNIGHT.test(toText(last))
  return { day, lastDay: isMoment ? toDay(Date.parse(lastDay) - DAY_MS) : lastDay }
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
