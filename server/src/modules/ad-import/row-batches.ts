import type { SourceRow } from './source-row.ts'

/** Rows of one transaction. */
const BATCH_ROWS = 2000
/** Characters of one transaction: a row may have a million of them, and a batch lies in memory. */
const BATCH_CHARACTERS = 16_000_000

/** @yields rows in batches, without the first `done` ones */
export async function* batchesAfter(rows: AsyncIterable<SourceRow>, done: number): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = []
  let characters = 0
  let position = 0
  for await (const row of rows) {
    position += 1
    if (position > done) {
      batch.push(row)
      characters += charactersOf(row)
    }
    if (batch.length === BATCH_ROWS || characters >= BATCH_CHARACTERS) {
      yield batch
      batch = []
      characters = 0
    }
  }
  if (batch.length > 0) {
    yield batch
  }
}

function charactersOf(row: SourceRow): number {
  return 'refusal' in row ? 0 : Object.values(row.values).reduce<number>((sum, value) => sum + lengthOf(value), 0)
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') {
    return value.length
  }
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : 0
}
