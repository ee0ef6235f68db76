import type { DateOrder } from '@marquee/contract/result-imports'
import { DAY_MS } from '../../../platform/clock.ts'
import { type Cell, toText } from '../../../platform/spreadsheets/table-row.ts'

/** The start of Excel's count of days, which includes Excel's leap day of 1900. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
const FIRST_YEAR = 2004
/** From here on a number is a date as 20260309. */
const LEAST_WRITTEN = 1e6
/** The first letters of the months, without accents, in English, German, Spanish, French, Italian, Portuguese and Dutch. */
const MONTHS = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrt|maa|marz|maerz)/,
  /^(?:apr|abr|avr)/,
  /^(?:may|maj|mai|mag|mei)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|ago|aou)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^(?:nov)/,
  /^(?:dec|dez|dic)/,
]

/**
 * Parses a day as exports write it: ISO, with slashes or points, "Mar 9, 2026" or "9 de marzo de 2026", or Excel's number.
 * @returns `2026-03-09`, or null for text that is not a day since 2004
 */
export function parseDay(cell: Cell | undefined, order: DateOrder): string | null {
  if (typeof cell === 'number' && cell < LEAST_WRITTEN) {
    return Number.isFinite(cell) ? toDay(new Date(EXCEL_EPOCH_MS + Math.floor(cell) * DAY_MS)) : null
  }
  const text = toText(cell)
  const iso = text.match(/^(\d{4})[-/.年년]\s?(\d{1,2})[-/.月월]\s?(\d{1,2})/) ?? text.match(/^(\d{4})(\d{2})(\d{2})$/)
  if (iso !== null) {
    return checkedDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  }
  const numbers = text.match(/^(\d{1,2})[-/. ]\s?(\d{1,2})[-/. ]\s?(\d{4}|\d{2}(?!\d))/)
  if (numbers !== null) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    const [month, date] = order === 'mdy' ? [first, second] : [second, first]
    return checkedDay(toYear(numbers[3]), month, date)
  }
  return parseNamedMonth(text)
}

export interface Period {
  day: string
  lastDay: string
}

/** Two days in one cell, as `2026-03-02 - 2026-03-08`. */
const RANGE = /^(\S.{4,}?)(?:\s*~\s*|\s[-–—]\s|\s(?:to|bis|à|al|au|a|tot|até)\s)(.{4,}\S)$/i
/** A moment at which a day begins. */
const MIDNIGHT = /[T\s](?:0?0:00(?::00(?:\.0+)?)?(?!\s?[\d:ap])|12:00(?::00)?\s?am)/i

/** Parses a cell with a day, or with the first and the last day of a period. */
export function parsePeriod(cell: Cell | undefined, order: DateOrder): Period | null {
  const [, first, last] = toText(cell).match(RANGE) ?? []
  const range = first === undefined || last === undefined ? null : parseEnds(first, last, order)
  const day = range === null ? parseDay(cell, order) : null
  return day === null ? range : { day, lastDay: day }
}

/** Parses the cells of a period. A period that ends at midnight ends on the day before: some platforms write it so. */
export function parseEnds(first: Cell | undefined, last: Cell | undefined, order: DateOrder): Period | null {
  const [day, lastDay] = [parseDay(first, order), parseDay(last, order)]
  if (day === null || lastDay === null) {
    return null
  }
  const isMoment = lastDay > day && MIDNIGHT.test(toText(first)) && MIDNIGHT.test(toText(last))
  return { day, lastDay: isMoment ? toDayBefore(lastDay) : lastDay }
}

function toDayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
}

/** Parses "Mar 9, 2026", "9. März 2026" and "lun. 9 mars 2026": the last word that can be a month is the month. */
function parseNamedMonth(text: string): string | null {
  const words =
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  const months = words.map((word) => MONTHS.findIndex((pattern) => pattern.test(word))).filter((index) => index !== -1)
  const [date, year] = text.match(/\d+/g) ?? []
  const month = months.at(-1)
  return month === undefined || date === undefined || year === undefined
    ? null
    : checkedDay(toYear(year), month + 1, Number(date))
}

/** Two-digit years belong to this century. */
function toYear(digits: string | undefined): number {
  return digits?.length === 2 ? 2000 + Number(digits) : Number(digits)
}

/**
 * Guesses the order: that of a date which is valid only in one order, or is written with points. If every date is valid in both
 * orders, they are read in the order in which they lie closer together, because a file tells of days in a row.
 * @param otherwise the usual order in the file's language, for files whose dates do not show their order
 */
export function guessDateOrder(days: Iterable<Cell>, otherwise: DateOrder = 'mdy'): DateOrder {
  const ambiguous = new Set<string>()
  for (const cell of days) {
    const order = findOrder(toText(cell))
    if (order === 'either') {
      ambiguous.add(toText(cell))
    } else if (order !== null) {
      return order
    }
  }
  const [mdy, dmy] = [measureSpan(ambiguous, 'mdy'), measureSpan(ambiguous, 'dmy')]
  if (mdy === dmy) {
    return otherwise
  }
  return mdy < dmy ? 'mdy' : 'dmy'
}

/** The order in which this date is valid; null for a date that is not written as numbers. */
function findOrder(text: string): DateOrder | 'either' | null {
  const parts = text.match(/^(\d{1,2})([-/. ])\s?(\d{1,2})[-/. ]\s?\d{2}/)
  if (parts === null) {
    return null
  }
  if (Number(parts[3]) > 12) {
    return 'mdy'
  }
  return Number(parts[1]) > 12 || parts[2] === '.' ? 'dmy' : 'either'
}

/** The time from the first to the last of these days. */
function measureSpan(days: Iterable<string>, order: DateOrder): number {
  const read = [...days].map((day) => parseDay(day, order) ?? '').toSorted()
  return Date.parse(read.at(-1) ?? '') - Date.parse(read[0] ?? '') || 0
}

function checkedDay(year: number, month: number, date: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, date))
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? toDay(time) : null
}

function toDay(time: Date): string | null {
  const isSensible = time.getUTCFullYear() >= FIRST_YEAR && time.getUTCFullYear() < 2100
  return isSensible ? time.toISOString().slice(0, 10) : null
}
