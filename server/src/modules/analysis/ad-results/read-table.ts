import {
  MAX_RESULT_ROWS,
  type ResultField,
  type ResultImport,
  type ResultReading,
} from '@marquee/contract/result-imports'
import { openWorkbook, type Sheet } from '../../../platform/spreadsheets/read-xlsx-table.ts'
import { type TableRow, toText, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { guessColumns } from './guess-columns.ts'
import { readCsvTable } from './read-csv-table.ts'
import type { FieldPlaces } from './to-result-row.ts'

export type Format = ResultImport['format']

export interface ResultTable {
  headings: string[]
  /** The lines above the headings. */
  titles: string[]
  /** The rows below the headings. */
  rows: AsyncIterable<TableRow>
}

/** The maximum number of lines above the headings, where reports may name their author. */
const MOST_LINES_ABOVE = 10
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1')
/** The signature of Excel workbooks from before 2007. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Detects the file type from the first bytes; the name may be wrong. @throws UnreadableFile for old Excel */
export function detectFormat(content: Buffer): Format {
  if (content.subarray(0, 4).equals(OLD_EXCEL)) {
    throw new UnreadableFile('This is a workbook of an old Excel. Save it as .xlsx or CSV.')
  }
  return content.subarray(0, 4).equals(ZIP_SIGNATURE) ? 'xlsx' : 'csv'
}

/** Opens a file of results and reads its headings. @throws UnreadableFile */
export async function openResultTable(format: Format, content: Buffer): Promise<ResultTable> {
  if (format === 'xlsx') {
    return openSheets(await openWorkbook(content))
  }
  return (await openTable(readCsvTable(content))) ?? refuseTable()
}

/**
 * Opens the sheet of a workbook in which the headings are known, or else the first one. Further sheets with the same headings belong
 * to it, as one for each month.
 */
async function openSheets(sheets: readonly Sheet[]): Promise<ResultTable> {
  for (const [index, sheet] of sheets.entries()) {
    const table = await openSheet(sheet)
    if (table?.isKnown === true) {
      return { ...table, rows: withFollowing(table, sheet.isRaw ? [] : sheets.slice(index + 1)) }
    }
    await table?.close()
  }
  const [first] = sheets
  return (first && (await openSheet(first))) ?? refuseTable()
}

function openSheet(sheet: Sheet): Promise<OpenTable | undefined> {
  return openTable(sheet.read(MAX_RESULT_ROWS * 2))
}

async function* withFollowing({ headings, rows }: ResultTable, sheets: readonly Sheet[]): AsyncGenerator<TableRow> {
  yield* rows
  for (const sheet of sheets) {
    const table = await openSheet(sheet)
    if (table?.headings.join('\u0000') === headings.join('\u0000')) {
      yield* table.rows
    }
    await table?.close()
  }
}

interface OpenTable extends ResultTable {
  /** Whether at least two headings are known. */
  isKnown: boolean
  close: () => Promise<unknown>
}

/** Finds the headings among the first lines: the first line with two known ones, otherwise the first one that is as full as others. */
async function openTable(lines: AsyncGenerator<TableRow>): Promise<OpenTable | undefined> {
  const above: TableRow[] = []
  const close = () => lines.return(undefined)
  for (let count = 0; count < MOST_LINES_ABOVE; count += 1) {
    const { value, done } = await lines.next()
    if (done === true) {
      break
    }
    if (countGuesses(value) >= 2) {
      return { headings: toHeadings(value), titles: above.map(toTitle), rows: lines, isKnown: true, close }
    }
    above.push(value)
  }
  const most = Math.max(...above.map(countFilled))
  const index = above.findIndex((row) => countFilled(row) >= Math.max(2, most / 2))
  const head = above[index]
  return (
    head && {
      headings: toHeadings(head),
      titles: above.slice(0, index).map(toTitle),
      rows: inOrder(above.slice(index + 1), lines),
      isKnown: false,
      close,
    }
  )
}

function refuseTable(): never {
  throw new UnreadableFile('The file has no table: a line with headings, and figures below it.')
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

function countFilled({ cells }: TableRow): number {
  return cells.filter((cell) => toText(cell) !== '').length
}

function toTitle({ cells }: TableRow): string {
  return cells.map((cell) => toText(cell)).join(' ')
}

async function* inOrder(first: readonly TableRow[], rest: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  yield* first
  yield* rest
}
