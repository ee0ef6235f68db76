import type { DateOrder } from '@marquee/contract/result-imports'
import { DAY_MS } from '../../../platform/clock.ts'
import { type Cell, toText } from '../../../platform/spreadsheets/table-row.ts'

/** The start of Excel's count of days, which includes Excel's leap day of 1900. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
const FIRST_YEAR = 2004
/** The first letters of the months, without accents, in English, German, Spanish, French, Italian, Portuguese and Dutch. */
const MONTHS = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrt|maa|marz|maerz)/,
  /^(?:apr|abr|avr)/,
  /^(?:may|mai|mag|mei)/,
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
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? toDay(new Date(EXCEL_EPOCH_MS + Math.floor(cell) * DAY_MS)) : null
  }
  const text = toText(cell)
  const iso = text.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/)
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
 * Guesses the order: `dmy` when a date of the file is valid only in that order, or is written with points.
 * @param otherwise the usual order in the file's language, for files whose dates do not show their order
 */
export function guessDateOrder(days: Iterable<Cell>, otherwise: DateOrder = 'mdy'): DateOrder {
  for (const cell of days) {
    const parts = toText(cell).match(/^(\d{1,2})([-/. ])(\d{1,2})[-/. ]\d{2}/)
    if (parts !== null && Number(parts[3]) > 12) {
      return 'mdy'
    }
    if (parts !== null && (Number(parts[1]) > 12 || parts[2] === '.')) {
      return 'dmy'
    }
  }
  return otherwise
}

function checkedDay(year: number, month: number, date: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, date))
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? toDay(time) : null
}

function toDay(time: Date): string | null {
  const isSensible = time.getUTCFullYear() >= FIRST_YEAR && time.getUTCFullYear() < 2100
  return isSensible ? time.toISOString().slice(0, 10) : null
}
