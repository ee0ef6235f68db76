import { createArrayFinder } from './find-json-array.ts'
import { readCsv } from './read-csv.ts'
import { readJsonArray } from './read-json-array.ts'
import { readJsonLines } from './read-json-lines.ts'
import type { SourceRow } from './source-row.ts'

export type AdFileFormat = 'csv' | 'jsonl' | 'json'

const READERS: Readonly<Record<AdFileFormat, (stream: AsyncIterable<Buffer>) => AsyncGenerator<SourceRow>>> = {
  csv: readCsv,
  jsonl: readJsonLines,
  json: readJsonArray,
}

/** @yields the rows of a file, one at a time */
export function readRows(format: AdFileFormat, stream: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  return READERS[format](stream)
}

/**
 * Detects the format by the first bytes of a file: an array or an object that contains one; one object per ad; otherwise a
 * table.
 * @param start the first bytes of the file
 */
export function toFormat(start: Buffer): AdFileFormat {
  const [first] = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (first === '[') {
    return 'json'
  }
  if (first !== '{') {
    return 'csv'
  }
  return createArrayFinder().push(start) === -1 ? 'jsonl' : 'json'
}
