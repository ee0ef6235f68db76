import type { TextEncoding } from '@marquee/contract/text-encodings'
import { readCsv as readRecords } from '../../../platform/csv/read-csv.ts'
import { openTable } from '../../../platform/spreadsheets/open-table.ts'
import type { TableRow } from '../../../platform/spreadsheets/table-row.ts'
import { countKnown } from './count-known.ts'
import { MAX_ROW_BYTES, refusedRow, type SourceRow, storableRow } from './source-row.ts'

/**
 * Reads CSV with a header line. Empty cells, and those that a short record does not have, count as missing. A record that cannot be
 * read becomes a refused row; an unclosed quote that takes in the rest of the file ends it with one refused row.
 * @param encoding when it was chosen
 * @yields rows in the order of the records
 * @throws NotATable before the first row
 */
export async function* readCsv(stream: AsyncIterable<Buffer>, encoding?: TextEncoding): AsyncGenerator<SourceRow> {
  const records = readRecords(stream, { countKnown, mostCharacters: MAX_ROW_BYTES, encoding })
  const table = await openTable(records, { countKnown, isText: true })
  const names = distinct((table?.headings ?? []).map((name, index) => name || `column ${index + 1}`))
  for await (const row of table?.rows ?? []) {
    yield toRow(row, names)
  }
}

/** Of columns with the same name, each keeps its own values. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name} (column ${index + 1})`))
}

function toRow({ line, cells, refusal }: TableRow, names: readonly string[]): SourceRow {
  if (refusal !== undefined) {
    return refusedRow(line, refusal)
  }
  const filled = cells
    .map((cell, index) => [names[index] ?? '', String(cell ?? '')] as const)
    .filter(([, cell]) => cell.trim() !== '')
  const values = Object.fromEntries(filled)
  const [broken] = filled.find(([, cell]) => cell.includes('\ufffd')) ?? []
  return broken === undefined
    ? storableRow(
        line,
        values,
        filled.reduce((sum, [, cell]) => sum + cell.length, 0),
      )
    : { line, refusal: { field: broken, reason: 'It is not valid UTF-8.' }, externalId: values['external_id'] ?? null }
}
