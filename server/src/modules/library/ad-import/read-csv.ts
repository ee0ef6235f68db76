import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { unguardedCell } from '../../../platform/csv/csv-cell.ts'
import { openTable } from '../../../platform/csv/open-table.ts'
import { findDelimiter } from './find-delimiter.ts'
import { MAX_ROW_BYTES, refusedRow, type SourceRow, storableRow } from './source-row.ts'

const parsedRecord = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.number() }),
})

/** Names of cells beyond the header: empty ones do no harm, others mean that the cells are not those of their columns. */
const EXTRA_CELLS = Array.from({ length: 20 }, (_, index) => `\0cell ${index + 1} beyond the header`)

/**
 * Reads CSV with a header line, separated by commas, semicolons, tabs or bars, in UTF-8, UTF-16 or Windows-1252. Empty cells, and
 * those that a short record does not have, count as missing. A record that cannot be read becomes a refused row; an unclosed quote that takes in the rest of the file ends it
 * with one refused row.
 * @yields rows in the order of the records
 * @throws NotATable before the first row
 */
export async function* readCsv(stream: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  const { text, delimiter, headerLine } = await findDelimiter(await openTable(stream))
  const refused: SourceRow[] = []
  const parser = parse({
    bom: true,
    columns: (header: string[]) => [
      ...distinct(header.map((name, index) => name.trim() || `column ${index + 1}`)),
      ...EXTRA_CELLS,
    ],
    delimiter,
    from_line: headerLine,
    relax_column_count_less: true,
    relax_quotes: true,
    info: true,
    max_record_size: MAX_ROW_BYTES,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      refused.push(refusedRow(Number(error?.lines ?? 1), csvReason(error)))
      return undefined
    },
  })
  Readable.from(text, { objectMode: false })
    .on('error', (error) => parser.destroy(error))
    .pipe(parser)
  let line = 1
  try {
    for await (const parsed of parser) {
      const row = toRow(parsedRecord.parse(parsed))
      // The parser reads ahead. An import continues by counting rows, so the order of rows must not depend on how far the parser
      // has read.
      yield* refused.splice(0, refused.filter((skipped) => skipped.line < row.line).length)
      line = row.line
      yield row
    }
  } catch (error) {
    if (!isCsvError(error)) {
      throw error
    }
    refused.push(refusedRow(line + 1, `The rest of the file cannot be read: ${csvReason(error)}`))
  }
  yield* refused
}

/** Of columns with the same name, each keeps its own values. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name} (column ${index + 1})`))
}

function toRow({ record, info }: z.output<typeof parsedRecord>): SourceRow {
  const cells = Object.entries(record).filter(([, cell]) => cell.trim() !== '')
  if (cells.some(([name]) => name.startsWith('\0'))) {
    return refusedRow(info.lines, CSV_REASONS['CSV_RECORD_INCONSISTENT_COLUMNS'] ?? '')
  }
  const broken = cells.find(([, cell]) => cell.includes('\ufffd'))
  if (broken !== undefined) {
    return {
      line: info.lines,
      refusal: { field: broken[0], reason: 'It is not valid UTF-8.' },
      externalId: record['external_id'] ?? null,
    }
  }
  const characters = cells.reduce((sum, [, cell]) => sum + cell.length, 0)
  const values = cells.map(([name, cell]) => [name, unguardedCell(cell)] as const)
  return storableRow(info.lines, Object.fromEntries(values), characters)
}

const CSV_REASONS: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: 'It has more cells than the header. Put a cell that holds the separator in quotes.',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH:
    'It has more cells than the header. Put a cell that holds the separator in quotes.',
  CSV_MAX_RECORD_SIZE: `It is longer than ${MAX_ROW_BYTES.toLocaleString('en')} bytes; perhaps a quote is not closed.`,
  CSV_QUOTE_NOT_CLOSED: 'A quote is not closed.',
  INVALID_OPENING_QUOTE:
    'A quote stands in the middle of a cell. Put the whole cell in quotes, and double those inside.',
  CSV_INVALID_CLOSING_QUOTE: 'Something follows a closing quote. Double the quotes inside of a cell.',
}

function csvReason(error: CsvError | undefined): string {
  return CSV_REASONS[error?.code ?? ''] ?? error?.message ?? 'It is not valid CSV.'
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}
