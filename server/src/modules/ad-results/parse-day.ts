import type { DateOrder } from '@marquee/contract/result-imports'
import { DAY_MS } from '../../platform/clock.ts'
import { type Cell, toText } from './table-row.ts'

/** Excel counts days from here, its leap day of 1900 included. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
const FIRST_YEAR = 2004
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as exports write it: ISO, with slashes or points, "Mar 9, 2026", or Excel's number.
 * @returns `2026-03-09`, or null for what is no day since 2004
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
  const numbers = text.match(/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})/)
  if (numbers !== null) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    const [month, date] = order === 'mdy' ? [first, second] : [second, first]
    return checkedDay(Number(numbers[3]), month, date)
  }
  return parseNamedMonth(text)
}

/** "Mar 9, 2026" and "9 Mar 2026". */
function parseNamedMonth(text: string): string | null {
  const month = text
    .match(/[a-z]{3,}/i)?.[0]
    .slice(0, 3)
    .toLowerCase()
  const [date, year] = text.match(/\d+/g) ?? []
  const index = MONTHS.indexOf(month ?? '')
  return index === -1 || date === undefined || year === undefined
    ? null
    : checkedDay(Number(year), index + 1, Number(date))
}

/** `dmy` when a day of the file makes sense that way alone, or is written with points. */
export function guessDateOrder(days: Iterable<Cell>): DateOrder {
  for (const cell of days) {
    const parts = toText(cell).match(/^(\d{1,2})([-/. ])(\d{1,2})[-/. ]\d{4}/)
    if (parts !== null && Number(parts[3]) > 12) {
      return 'mdy'
    }
    if (parts !== null && (Number(parts[1]) > 12 || parts[2] === '.')) {
      return 'dmy'
    }
  }
  return 'mdy'
}

function checkedDay(year: number, month: number, date: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, date))
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? toDay(time) : null
}

function toDay(time: Date): string | null {
  const isSensible = time.getUTCFullYear() >= FIRST_YEAR && time.getUTCFullYear() < 2100
  return isSensible ? time.toISOString().slice(0, 10) : null
}
