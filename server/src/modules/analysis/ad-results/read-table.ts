import {
  MAX_RESULT_ROWS,
  RESULT_PREVIEW_ROWS,
  type ResultField,
  type ResultImport,
  type ResultReading,
} from '@marquee/contract/result-imports'
import type { ResultImportRow } from './result-imports.repository.ts'
import { findCurrency, guessColumns, isEnglish } from './guess-columns.ts'
import { guessDateOrder } from './parse-day.ts'
import { guessDecimal } from './parse-figure.ts'
import { readCsvTable } from './read-csv-table.ts'
import { readXlsxTable } from '../../../platform/spreadsheets/read-xlsx-table.ts'
import { type TableRow, toText, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import type { FieldPlaces } from './to-result-row.ts'

type Format = ResultImport['format']

export interface ResultTable {
  headings: string[]
  /** The rows below the headings. */
  rows: AsyncIterable<TableRow>
}

/** The maximum number of lines above the headings, where reports may name their author. */
const MOST_LINES_ABOVE = 10
const GUESSED_ROWS = 200
const SAMPLE_LENGTH = 60
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1')
/** The signature of Excel workbooks from before 2007. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

const DAY_FIELDS: ReadonlySet<ResultField | null> = new Set(['day', 'first_day', 'last_day'])
const TEXT_FIELDS: ReadonlySet<ResultField | null> = new Set([
  ...DAY_FIELDS,
  'ad_name',
  'ad_id',
  'campaign_name',
  'ad_set_name',
  'creative_file',
  'currency',
  'result_indicator',
  'breakdown',
  null,
])

/** Detects the file type from the first bytes; the name may be wrong. @throws UnreadableFile for old Excel */
export function detectFormat(content: Buffer): Format {
  if (content.subarray(0, 4).equals(OLD_EXCEL)) {
    throw new UnreadableFile('This is a workbook of an old Excel. Save it as .xlsx or CSV.')
  }
  return content.subarray(0, 4).equals(ZIP_SIGNATURE) ? 'xlsx' : 'csv'
}

/** Opens a file of results and reads its headings. @throws UnreadableFile */
export async function openResultTable(format: Format, content: Buffer): Promise<ResultTable> {
  const lines = format === 'xlsx' ? readXlsxTable(content, MAX_RESULT_ROWS * 2) : readCsvTable(content)
  const above: TableRow[] = []
  for (let count = 0; count < MOST_LINES_ABOVE; count += 1) {
    const { value, done } = await lines.next()
    if (done === true) {
      break
    }
    above.push(value)
    if (countGuesses(value) >= 2) {
      return { headings: toHeadings(value), rows: lines }
    }
  }
  const index = above.findIndex(({ cells }) => cells.filter((cell) => toText(cell) !== '').length >= 2)
  const head = above[index]
  if (head === undefined) {
    throw new UnreadableFile('The file has no table: a line with headings, and figures below it.')
  }
  return { headings: toHeadings(head), rows: inOrder(above.slice(index + 1), lines) }
}

/**
 * The first rows of a file, and the guessed fields of its columns. @throws UnreadableFile also when there are no rows below the
 * headings
 */
export async function previewTable(format: Format, content: Buffer): Promise<ResultImportRow['preview']> {
  const { headings, rows } = await openResultTable(format, content)
  const guesses = guessColumns(headings)
  const first: TableRow[] = []
  for await (const row of rows) {
    first.push(row)
    if (first.length === GUESSED_ROWS) {
      break
    }
  }
  if (first.length === 0) {
    throw new UnreadableFile('The file has headings and no lines below them.')
  }
  const listCells = (isWanted: (guess: ResultField | null) => boolean) =>
    first.flatMap(({ cells }) => cells.filter((_, index) => isWanted(guesses[index] ?? null)))
  const currencyColumn = guesses.indexOf('currency')
  const named = toText(first.find(({ cells }) => toText(cells[currencyColumn]) !== '')?.cells[currencyColumn])
  return {
    columns: headings.map((name, index) => ({
      name,
      samples: listSamples(first, index),
      guess: guesses[index] ?? null,
    })),
    guessed: {
      decimal: guessDecimal(listCells((guess) => !TEXT_FIELDS.has(guess))),
      date_order: guessDateOrder(
        listCells((guess) => DAY_FIELDS.has(guess)),
        isEnglish(headings) ? 'mdy' : 'dmy',
      ),
      currency: findCurrency(headings) ?? (/^[A-Z]{3}$/.test(named) ? named : null),
    },
  }
}

/** The columns of each field of a mapping; only a breakdown has several columns. */
export function toPlaces(headings: readonly string[], mapping: ResultReading['mapping']): FieldPlaces {
  const places = new Map<ResultField, number[]>()
  for (const [index, heading] of headings.entries()) {
    const field = mapping[heading] ?? null
    if (field !== null) {
      places.set(field, [...(places.get(field) ?? []), index])
    }
  }
  return places
}

function countGuesses(row: TableRow): number {
  return guessColumns(row.cells.map((cell) => toText(cell))).filter((guess) => guess !== null).length
}

/** Headings without duplicates, because a mapping identifies columns by their names. */
function toHeadings({ cells }: TableRow): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = toText(cell).slice(0, 300) || `Column ${index + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

function listSamples(rows: readonly TableRow[], index: number): string[] {
  const texts = rows.map(({ cells }) => toText(cells[index]).slice(0, SAMPLE_LENGTH)).filter((text) => text !== '')
  return [...new Set(texts.slice(0, RESULT_PREVIEW_ROWS))].slice(0, 3)
}

async function* inOrder(first: readonly TableRow[], rest: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  yield* first
  yield* rest
}
