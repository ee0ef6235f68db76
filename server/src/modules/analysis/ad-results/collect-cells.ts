import type { ResultField } from '@marquee/contract/result-imports'
import { type Cell, type TableRow, toText } from '../../../platform/spreadsheets/table-row.ts'
import { isNothing } from './parse-figure.ts'
import { COUNT_FIELDS } from './read-figures.ts'

type Guess = ResultField | null

const DAYS: ReadonlySet<Guess> = new Set<Guess>(['day', 'first_day', 'last_day'])
const COUNTS: ReadonlySet<Guess> = new Set<Guess>(COUNT_FIELDS)
const MONEY: ReadonlySet<Guess> = new Set<Guess>(['spend', 'revenue'])
const AMOUNTS: ReadonlySet<Guess> = new Set<Guess>(['purchases', 'frequency', 'roas', 'ctr', 'cpm', 'results'])
const NAMES: ReadonlySet<Guess> = new Set<Guess>(['ad_name', 'ad_set_name', 'campaign_name'])

/** Collects the different cells of the columns that show how days and figures are written, and counts repeated rows. */
export function collectCells(guesses: readonly Guess[]) {
  const days = new Set<Cell>()
  const counts = new Set<Cell>()
  const money = new Set<Cell>()
  const amounts = new Set<Cell>()
  const kinds = [
    { fields: DAYS, cells: days },
    { fields: COUNTS, cells: counts },
    { fields: MONEY, cells: money },
    { fields: AMOUNTS, cells: amounts },
  ]
  const columns = guesses.map((guess) => kinds.find(({ fields }) => fields.has(guess))?.cells)
  const repeated = createRepeatedRowCounter(guesses)
  return {
    days,
    counts,
    money,
    amounts,
    countRepeated: repeated.count,
    add(row: TableRow): void {
      for (const [index, cells] of columns.entries()) {
        cells?.add(row.cells[index] ?? null)
      }
      repeated.add(row)
    },
  }
}

/** Counts rows of an ad and days that an earlier row has too. Lines of totals name no ad. */
function createRepeatedRowCounter(guesses: readonly Guess[]) {
  const hasId = guesses.includes('ad_id')
  const isKey = (guess: Guess) =>
    DAYS.has(guess) || guess === 'breakdown' || (hasId ? guess === 'ad_id' : NAMES.has(guess))
  const places = guesses.flatMap((guess, index) => (isKey(guess) ? [index] : []))
  const ad = guesses.indexOf(hasId ? 'ad_id' : 'ad_name')
  const seen = new Set<string>()
  let repeated = 0
  return {
    add({ cells }: TableRow): void {
      if (isNothing(toText(cells[ad]))) {
        return
      }
      const key = places.map((index) => toText(cells[index])).join('\u0000')
      repeated += seen.has(key) ? 1 : 0
      seen.add(key)
    },
    count: () => repeated,
  }
}
