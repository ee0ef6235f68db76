import { RESULT_PREVIEW_ROWS, type ResultField } from '@marquee/contract/result-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import { withPauses } from '../../../platform/create-pause.ts'
import { chooseEncoding } from '../../../platform/csv/recognize-table.ts'
import { guessDateOrder } from '../../../platform/days/guess-date-order.ts'
import { type TableRow, toText, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { collectCells } from './collect-cells.ts'
import { dropUnfitGuesses } from './drop-unfit-guesses.ts'
import { findDoubtfulAmounts } from './find-doubtful-amounts.ts'
import { findReportPeriod } from './find-report-period.ts'
import { findAmountCurrency, findCurrency, guessColumns, isEnglish } from './guess-columns.ts'
import { guessDecimal } from './parse-figure.ts'
import { findTellingPart, type Format, openResultTable } from './read-table.ts'
import type { ResultImportRow } from './result-imports.repository.ts'

type Guess = ResultField | null

/** The rows whose cells say what the columns hold. */
const FIRST_ROWS = 200
/** The rows whose figures and days say how they are written: the first day of a month can fill many rows. */
const READ_ROWS = 20_000
const SAMPLE_LENGTH = 60

/**
 * The first rows of a file, the guessed fields of its columns, and how its figures and days are written.
 * @param wanted the encoding that someone chose
 * @throws UnreadableFile also when there are no rows below the headings; NotATable
 */
export async function previewTable(
  format: Format,
  content: Buffer,
  fileName = '',
  wanted?: TextEncoding,
): Promise<ResultImportRow['preview']> {
  const encoding = format === 'csv' ? await chooseEncoding(findTellingPart(content), wanted) : null
  const { headings, titles, rows } = await openResultTable(format, content, encoding?.chosen)
  const { first, guesses, cells } = await readSample(headings, rows)
  const date_order = guessDateOrder(cells.days, isEnglish(headings) ? null : 'dmy')
  const decimal = guessDecimal(cells)
  const currency = findCurrency(headings) ?? findNamedCurrency(guesses, first)
  const doubtful_amounts = findDoubtfulAmounts({ headings, guesses, rows: first, decimal, currency })
  return {
    encoding,
    columns: headings.map((name, index) => ({
      name,
      samples: listSamples(first, index),
      guess: guesses[index] ?? null,
    })),
    guessed: {
      decimal,
      date_order: date_order ?? 'mdy',
      is_date_order_open: date_order === null,
      amount_unit: doubtful_amounts === null ? 'units' : null,
      doubtful_amounts,
      currency,
      period: findReportPeriod([...titles, fileName.replaceAll('_', ' ')], date_order ?? 'mdy'),
      repeated_rows: cells.countRepeated(),
    },
  }
}

async function readSample(headings: readonly string[], rows: AsyncIterable<TableRow>) {
  const lines = withPauses(rows)[Symbol.asyncIterator]()
  const first: TableRow[] = []
  for await (const row of take(lines, FIRST_ROWS)) {
    first.push(row)
  }
  if (first.length === 0) {
    throw new UnreadableFile('The file has headings and no lines below them.')
  }
  const guesses = dropUnfitGuesses(guessColumns(headings), first, headings)
  const cells = collectCells(guesses)
  for (const row of first) {
    cells.add(row)
  }
  for await (const row of take(lines, READ_ROWS - FIRST_ROWS)) {
    cells.add(row)
  }
  await lines.return(undefined)
  return { first, guesses, cells }
}

async function* take(lines: AsyncIterator<TableRow>, most: number): AsyncGenerator<TableRow> {
  for (let count = 0; count < most; count += 1) {
    const { value, done } = await lines.next()
    if (done === true) {
      return
    }
    yield value
  }
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
