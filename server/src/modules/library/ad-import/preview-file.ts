import { type AdImportDetails, PREVIEW_ROWS } from '@marquee/contract/ad-imports'
import { type AdFileFormat, readRows } from './read-rows.ts'
import type { SourceRow } from './source-row.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** The maximum length of a cell that is shown. */
const MAX_CELL = 120
const SAMPLES = 3
/** The maximum number of columns, more than any table of ads has; the others are not offered. */
const MAX_COLUMNS = 200

/** Previews a file of ads: its columns with some of their values, and its first rows. */
export async function previewFile(
  format: AdFileFormat,
  stream: AsyncIterable<Buffer>,
): Promise<Pick<AdImportDetails, 'columns' | 'rows'>> {
  const rows: SourceRow[] = []
  for await (const row of readRows(format, stream)) {
    rows.push(row)
    if (rows.length === PREVIEW_ROWS) {
      break
    }
  }
  const names = columnNames(rows)
  const guesses = suggestMapping(names)
  return {
    columns: names.map((name) => ({ name, samples: listSamples(rows, name), guess: guesses.get(name) ?? null })),
    rows: rows.map((row) => ({
      line: row.line,
      cells: names.map((name) => ('values' in row ? shown(row.values[name]) : '')),
      refusal: 'refusal' in row ? row.refusal.reason : null,
    })),
  }
}

function columnNames(rows: readonly SourceRow[]): string[] {
  const names = new Set(rows.flatMap((row) => ('values' in row ? Object.keys(row.values) : [])))
  return [...names].filter((name) => name.length <= 500).slice(0, MAX_COLUMNS)
}

function listSamples(rows: readonly SourceRow[], name: string): string[] {
  const values = rows.map((row) => ('values' in row ? shown(row.values[name]) : ''))
  return [...new Set(values)].filter((value) => value !== '').slice(0, SAMPLES)
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : (JSON.stringify(value ?? null) ?? '')
  const plain = value === null || value === undefined ? '' : text
  return plain.length > MAX_CELL ? `${plain.slice(0, MAX_CELL).toWellFormed()}…` : plain
}
