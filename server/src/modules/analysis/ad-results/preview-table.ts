import { RESULT_PREVIEW_ROWS, type ResultField } from '@marquee/contract/result-imports'
import { withPauses } from '../../../platform/create-pause.ts'
import { type Cell, type TableRow, toText, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { dropUnfitGuesses } from './drop-unfit-guesses.ts'
import { findReportPeriod } from './find-report-period.ts'
import { findAmountCurrency, findCurrency, guessColumns, isEnglish } from './guess-columns.ts'
import { guessDateOrder } from './parse-day.ts'
import { guessDecimal } from './parse-figure.ts'
import { COUNT_FIELDS } from './read-figures.ts'
import { type Format, openResultTable } from './read-table.ts'
import type { ResultImportRow } from './result-imports.repository.ts'

type Guess = ResultField | null

/** The rows whose cells say what the columns hold. */
const FIRST_ROWS = 200
/** The rows whose figures and days say how they are written: the first day of a month can fill many rows. */
const READ_ROWS = 20_000
const SAMPLE_LENGTH = 60

const COUNTS: ReadonlySet<Guess> = new Set(COUNT_FIELDS)
const DAYS: ReadonlySet<Guess> = new Set(['day', 'first_day', 'last_day'])
const AMOUNTS: ReadonlySet<Guess> = new Set<Guess>([
  ...(['spend', 'purchases', 'revenue', 'frequency'] as const),
  ...(['roas', 'ctr', 'cpm', 'results'] as const),
])

/**
 * The first rows of a file, the guessed fields of its columns, and how its figures and days are written.
 * @throws UnreadableFile also when there are no rows below the headings
 */
export async function previewTable(
  format: Format,
  content: Buffer,
  fileName = '',
): Promise<ResultImportRow['preview']> {
  const { headings, titles, rows } = await openResultTable(format, content)
  const known = guessColumns(headings)
  const first: TableRow[] = []
  const cells = { days: new Set<Cell>(), counts: new Set<Cell>(), amounts: new Set<Cell>() }
  let read = 0
  for await (const row of withPauses(rows)) {
    if (first.length < FIRST_ROWS) {
      first.push(row)
    }
    for (const [index, guess] of known.entries()) {
      kindOf(guess, cells)?.add(row.cells[index] ?? null)
    }
    read += 1
    if (read === READ_ROWS) {
      break
    }
  }
  if (first.length === 0) {
    throw new UnreadableFile('The file has headings and no lines below them.')
  }
  const guesses = dropUnfitGuesses(known, first)
  const date_order = guessDateOrder(cells.days, isEnglish(headings) ? 'mdy' : 'dmy')
  return {
    columns: headings.map((name, index) => ({
      name,
      samples: listSamples(first, index),
      guess: guesses[index] ?? null,
    })),
    guessed: {
      decimal: guessDecimal(cells.amounts, cells.counts),
      date_order,
      currency: findCurrency(headings) ?? findNamedCurrency(guesses, first),
      period: findReportPeriod([...titles, fileName.replaceAll('_', ' ')], date_order),
    },
  }
}

function kindOf<T>(guess: Guess, { days, counts, amounts }: { days: T; counts: T; amounts: T }): T | undefined {
  if (DAYS.has(guess)) {
    return days
  }
  if (COUNTS.has(guess)) {
    return counts
  }
  return AMOUNTS.has(guess) ? amounts : undefined
}

/** The currency of the first row that names one, in its own column or beside the amount spent. */
function findNamedCurrency(guesses: readonly Guess[], rows: readonly TableRow[]): string | null {
  const read = (field: ResultField) => rows.map(({ cells }) => toText(cells[guesses.indexOf(field)]))
  return [...read('currency'), ...read('spend')].map(findAmountCurrency).find((currency) => currency !== null) ?? null
}

function listSamples(rows: readonly TableRow[], index: number): string[] {
  const texts = rows.map(({ cells }) => toText(cells[index]).slice(0, SAMPLE_LENGTH)).filter((text) => text !== '')
  return [...new Set(texts.slice(0, RESULT_PREVIEW_ROWS))].slice(0, 3)
}
