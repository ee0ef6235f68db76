import type { ResultField } from '@marquee/contract/result-imports'
import { parsePeriod } from '../../../platform/days/parse-period.ts'
import { type Cell, type TableRow, toText } from '../../../platform/spreadsheets/table-row.ts'
import { toWords } from './guess-columns.ts'
import { COUNT_FIELDS } from './read-figures.ts'
import { SPAN_HEADINGS } from './result-headings.ts'

type Guess = ResultField | null

const COUNTS: ReadonlySet<Guess> = new Set(COUNT_FIELDS)
/** Excel keeps 15 digits of a number and writes zeros, or a power of ten, for the others. */
const ROUNDED_ID = /^\d{15}0+$|^\d[.,]\d+e\+\d+$/i

/**
 * Removes guesses that the cells contradict: a column of shares does not count plays, as Google's "Video played to 25%", and ids
 * that Excel has rounded do not distinguish ads, if the file also has their names. A day is no week or month.
 */
export function dropUnfitGuesses(
  guesses: readonly Guess[],
  rows: readonly TableRow[],
  headings: readonly string[] = [],
): Guess[] {
  return guesses.map((guess, index) => {
    const cells = rows.map(({ cells: all }) => all[index] ?? null).filter((cell) => toText(cell) !== '')
    const isUnfit =
      (COUNTS.has(guess) && cells.some(isShare)) ||
      (guess === 'day' && SPAN_HEADINGS.includes(toWords(headings[index] ?? '')) && cells.some(isOneDay)) ||
      (guess === 'ad_id' && guesses.includes('ad_name') && areRounded(cells))
    return isUnfit ? null : guess
  })
}

function isOneDay(cell: Cell): boolean {
  const period = parsePeriod(cell, 'mdy')
  return period !== null && period.day === period.lastDay
}

function isShare(cell: Cell): boolean {
  return typeof cell === 'number' ? !Number.isInteger(cell) : toText(cell).endsWith('%')
}

function areRounded(cells: readonly Cell[]): boolean {
  const long = cells.map((cell) => toText(cell)).filter((text) => text.length >= 16 || /e\+/i.test(text))
  return new Set(long).size > 1 && long.every((text) => ROUNDED_ID.test(text))
}
