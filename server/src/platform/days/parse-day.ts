import { DAY_MS } from '../clock.ts'
import { type Cell, toText } from '../spreadsheets/table-row.ts'
import type { DateOrder } from '@marquee/contract/result-imports'
import { toMonth } from './month-names.ts'

/** The start of Excel's count of days, which includes Excel's leap day of 1900. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
const FIRST_YEAR = 2004
/** Excel's days from 1982 to 2036. */
const SHEET_DAY = /^[34]\d{4}(?:\.\d+)?$/
/** Times of this century in seconds or milliseconds. */
const EPOCH = /^(1\d{9})(?:\d{3})?(?:\.\d+)?$/
/** `2026-03-09`, `2026/3/9`, `2026. 3. 9.`, `2026年3月9日`, `20260309`; the time may follow. */
const YEAR_FIRST = /^(?:令和|民國)?(\d{1,4})[-/.年년]\s?(\d{1,2})[-/.月월]\s?(\d{1,2})(?!\d)/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/
/** `03/09/2026`, `09.03.26`, `9-3-2026`. */
const YEAR_LAST = /^(\d{1,2})([-/. ])\s?(\d{1,2})[-/. ]\s?(\d{4}|\d{2}(?!\d))/
/** `9 Mar 2026`, `9. März 2026`, `9 de marzo de 2026`, also behind words such as "Started running on". */
const DAY_AND_NAME =
  /\b(\d{1,2})(?:st|nd|rd|th|er)?[\s-]+(?:de\s+|of\s+)?(\p{L}{2,14}),?[\s-]+(?:de\s+)?(\d{4}|\d{2}(?!\d))/iu
const NAME_AND_DAY = /(?<!\p{L})(\p{L}{2,14})[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})\b/iu
const YEAR_AND_NAME = /\b(\d{4})[\s-]+(\p{L}{2,14})[\s-]+(\d{1,2})\b/iu

/** The eras that other calendars count from. */
const BUDDHIST_YEARS = 543
const REIWA_YEARS = 2018
const MINGUO_YEARS = 1911

/**
 * Parses a day as people, spreadsheets and exports write it, in any script's figures: numbers in the usual orders, names of months,
 * Excel's numbers and epochs, and years of the Buddhist, Japanese and Taiwanese calendars.
 * @param order of day and month in numbers; null: what can be read both ways is no day
 * @returns `2026-03-09`, or null for text that is not a day since 2004
 */
export function parseDay(cell: Cell | undefined, order: DateOrder | null): string | null {
  const text = toPlainText(cell)
  if (SHEET_DAY.test(text)) {
    return toDay(new Date(EXCEL_EPOCH_MS + Math.floor(Number(text)) * DAY_MS))
  }
  const epoch = EPOCH.exec(text)?.[1]
  if (epoch !== undefined) {
    return toDay(new Date(Number(epoch) * 1000))
  }
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? []
  if (year !== undefined && (year.length > 2 || text.startsWith('令和'))) {
    return checkedDay(toYearOfEra(year), Number(month), Number(day))
  }
  return parseYearLast(text, order) ?? parseNamedMonth(text)
}

function parseYearLast(text: string, order: DateOrder | null): string | null {
  const [, first, , second, year] = YEAR_LAST.exec(text) ?? []
  if (year === undefined) {
    return null
  }
  const written = order ?? findOrder(text)
  const [month, day] = written === 'mdy' ? [first, second] : [second, first]
  const isSame = first === second
  return written === 'either' && !isSame ? null : checkedDay(toYear(year), Number(month), Number(day))
}

function parseNamedMonth(text: string): string | null {
  const [, date, monthName, year] = DAY_AND_NAME.exec(text) ?? []
  const [, otherName, otherDate, otherYear] = NAME_AND_DAY.exec(text) ?? []
  const [, firstYear, innerName, lastDate] = YEAR_AND_NAME.exec(text) ?? []
  const found = [
    [year, monthName, date],
    [otherYear, otherName, otherDate],
    [firstYear, innerName, lastDate],
  ].find(([, name]) => name !== undefined && toMonth(name) !== 0)
  return found === undefined ? null : checkedDay(toYear(found[0]), toMonth(found[1] ?? ''), Number(found[2]))
}

/** Text with the figures of ASCII, without accents, without the points of abbreviations and the apostrophe that keeps a cell a text. */
function toPlainText(cell: Cell | undefined): string {
  const text = toText(cell)
  return FIGURES_ONLY.test(text) ? text : plainTextOf(text)
}

/** Most days of a file are written so, and need nothing of what follows. */
const FIGURES_ONLY = /^[\d/.:+TZ -]*$/

function plainTextOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/^['’]/, '')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/\p{Nd}/gu, toFigure)
    .replaceAll(/(?<=\d)\p{Pd}(?=\d)/gu, '-')
    .replaceAll(/(?<=[\p{L}\p{M}])\./gu, '')
    .replaceAll(/(?<=\d)\.(?=\s\p{L})/gu, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
}

/** The figures of each script lie behind one another, from a place that ends in 0, 6 or E of its block. */
function toFigure(figure: string): string {
  const code = figure.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) {
    zero -= 1
  }
  return String(code - zero)
}

/** Two-digit years belong to this century. */
function toYear(digits: string | undefined): number {
  return digits?.length === 2 ? 2000 + Number(digits) : toYearOfEra(digits ?? '')
}

function toYearOfEra(digits: string): number {
  const year = Number(digits)
  if (digits.length <= 2) {
    return year + REIWA_YEARS
  }
  if (digits.length === 3) {
    return year + MINGUO_YEARS
  }
  return year >= FIRST_YEAR + BUDDHIST_YEARS ? year - BUDDHIST_YEARS : year
}

/** Whether a day is written with points, which puts the day before the month. */
export function isPointed(cell: Cell | undefined): boolean {
  return YEAR_LAST.exec(toPlainText(cell))?.[2] === '.'
}

/** The order in which a date in numbers is valid; null for text that is no such date. */
export function findOrder(cell: Cell | undefined): DateOrder | 'either' | null {
  const [, first, sign, second, year] = YEAR_LAST.exec(toPlainText(cell)) ?? []
  if (first === undefined) {
    return null
  }
  if (Number(second) > 12) {
    return 'mdy'
  }
  // Who counts Buddhist years writes the day first.
  const isBuddhist = Number(year) >= FIRST_YEAR + BUDDHIST_YEARS
  return Number(first) > 12 || sign === '.' || isBuddhist ? 'dmy' : 'either'
}

function checkedDay(year: number, month: number, date: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, date))
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? toDay(time) : null
}

function toDay(time: Date): string | null {
  const isSensible = time.getUTCFullYear() >= FIRST_YEAR && time.getUTCFullYear() < 2100
  return isSensible ? time.toISOString().slice(0, 10) : null
}
