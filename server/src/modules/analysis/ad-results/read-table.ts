import { isAscii } from 'node:buffer'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  MAX_RESULT_ROWS,
  type ResultField,
  type ResultImport,
  type ResultReading,
} from '@marquee/contract/result-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import { readCsv } from '../../../platform/csv/read-csv.ts'
import { NotATable, TABLE_START_BYTES } from '../../../platform/csv/recognize-table.ts'
import { openTable, type Table } from '../../../platform/spreadsheets/open-table.ts'
import { openWorkbook, type Sheet } from '../../../platform/spreadsheets/read-xlsx-table.ts'
import { MAX_COLUMNS, type TableRow, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { guessColumns } from './guess-columns.ts'
import type { FieldPlaces } from './to-result-row.ts'

export type Format = ResultImport['format']

export interface ResultTable extends Pick<Table, 'titles'> {
  headings: string[]
  /** The rows below the headings. */
  rows: AsyncIterable<TableRow>
}

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1')
/** The signature of Excel workbooks from before 2007. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** The maximum length of a record. Records of figures are short; a longer one has an unclosed quote. */
const MOST_CHARACTERS = 256 * 1024
/** About two hundred lines, which take a millisecond. */
const PART_BYTES = 16 * 1024

/** Detects the file type from the first bytes; the name may be wrong. @throws UnreadableFile for old Excel */
export function detectFormat(content: Buffer): Format {
  if (content.subarray(0, 4).equals(OLD_EXCEL)) {
    throw new UnreadableFile('This is a workbook of an old Excel. Save it as .xlsx or CSV.')
  }
  return content.subarray(0, 4).equals(ZIP_SIGNATURE) ? 'xlsx' : 'csv'
}

/** The part of a text that shows its encoding: its start, or the first letters beyond ASCII. */
export function findTellingPart(content: Buffer): Buffer {
  const start = content.subarray(0, TABLE_START_BYTES)
  const isTold = !isAscii(start) || start.includes(0) || isAscii(content)
  const at = isTold ? 0 : content.findIndex((byte) => byte >= 0x80)
  return content.subarray(at, at + TABLE_START_BYTES)
}

/**
 * Opens a file of results and reads its headings.
 * @param encoding of CSV, when it was chosen
 * @throws UnreadableFile
 */
export async function openResultTable(format: Format, content: Buffer, encoding?: TextEncoding): Promise<ResultTable> {
  if (format === 'xlsx') {
    return openSheets(await openWorkbook(content))
  }
  const table = await openTable(readText(content, encoding), { countKnown, isText: true })
  return table === undefined ? refuseTable() : toResultTable(table)
}

async function* readText(content: Buffer, encoding: TextEncoding | undefined): AsyncGenerator<TableRow[]> {
  try {
    for await (const rows of readCsv(split(content), { countKnown, mostCharacters: MOST_CHARACTERS, encoding })) {
      yield rows
      const end = rows.find(({ isEnd }) => isEnd)
      if (end !== undefined) {
        throw new UnreadableFile(`Line ${end.line}: ${end.refusal}`)
      }
    }
  } catch (error) {
    throw error instanceof NotATable ? new UnreadableFile(error.message) : error
  }
}

/** @yields a file in parts, between which others get their turn */
async function* split(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.byteLength; start += PART_BYTES) {
    yield content.subarray(start, start + PART_BYTES)
    await nextTurn()
  }
}

/**
 * Opens the sheet of a workbook in which the headings are known, or else the first one. Further sheets with the same headings belong
 * to it, as one for each month.
 */
async function openSheets(sheets: readonly Sheet[]): Promise<ResultTable> {
  let first: ResultTable | undefined
  for (const [index, sheet] of sheets.entries()) {
    const table = await openSheet(sheet)
    if (table?.isKnown === true) {
      return { ...toResultTable(table), rows: withFollowing(table, sheet.isRaw ? [] : sheets.slice(index + 1)) }
    }
    first ??= table === undefined ? undefined : toResultTable(table)
  }
  return first ?? refuseTable()
}

function openSheet(sheet: Sheet): Promise<Table | undefined> {
  return openTable(sheet.read(MAX_RESULT_ROWS * 2), { countKnown, isText: false })
}

async function* withFollowing({ headings, rows }: Table, sheets: readonly Sheet[]): AsyncGenerator<TableRow> {
  yield* rows
  for (const sheet of sheets) {
    const table = await openSheet(sheet)
    if (table?.headings.join('\u0000') === headings.join('\u0000')) {
      yield* table.rows
    }
    await table?.rows.return(undefined)
  }
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

function countKnown(cells: readonly string[]): number {
  return guessColumns(cells.slice(0, MAX_COLUMNS)).filter((guess) => guess !== null).length
}

/** Headings without duplicates, because a mapping identifies columns by their names. */
function toResultTable({ headings, titles, rows }: Table): ResultTable {
  const seen = new Map<string, number>()
  const names = headings.slice(0, MAX_COLUMNS).map((heading, index) => {
    const name = heading.slice(0, 300) || `Column ${index + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
  return { headings: names, titles, rows }
}
