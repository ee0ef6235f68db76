import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SourceRow } from './source-row.ts'

/** Rows per transaction. */
const BATCH_ROWS = 2000
/** Characters per transaction: a row may have a million of them, and a batch is held in memory. */
const BATCH_CHARACTERS = 16_000_000

/** Rows that are prepared before the batch that is being written can continue: each of its statements waits for such a pause. */
const ROWS_OF_A_TURN = 5

/**
 * Rows are prepared one by one as they are read, so that temporary data does not stay in memory for long.
 * @yields the prepared rows, in batches, without the first `done` ones
 */
export async function* batchesAfter<Row extends SourceRow, T>(
  rows: AsyncIterable<Row>,
  done: number,
  prepare: (row: Row) => T | Promise<T>,
): AsyncGenerator<T[]> {
  let batch: T[] = []
  let characters = 0
  let position = 0
  for await (const row of rows) {
    position += 1
    if (position > done) {
      const prepared = prepare(row)
      batch.push(prepared instanceof Promise ? await prepared : prepared)
      characters += 'refusal' in row ? 0 : row.characters
    }
    if (position % ROWS_OF_A_TURN === 0) {
      await nextTurn()
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
