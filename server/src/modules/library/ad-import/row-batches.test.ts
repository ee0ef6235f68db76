import { Readable } from 'node:stream'
import { batchesAfter } from './row-batches.ts'
import type { SourceRow } from './source-row.ts'

/** Sizes of the batches that rows come in. */
async function batchSizes(count: number, body: string, done = 0): Promise<number[]> {
  async function* rows(): AsyncGenerator<SourceRow> {
    for (let line = 1; line <= count; line += 1) {
      yield { line, values: { body }, characters: body.length }
    }
  }
  const sizes: number[] = []
  for await (const batch of batchesAfter(rows(), done, ({ line }) => line)) {
    sizes.push(batch.length)
  }
  return sizes
}

test('rows are prepared in their order, those that were dealt with before are not', async () => {
  const rows = Readable.from([1, 2, 3].map((line) => ({ line, values: {}, characters: 0 })))
  const batches: string[][] = []
  for await (const batch of batchesAfter(rows, 1, ({ line }) => `row ${line}`)) {
    batches.push(batch)
  }
  expect(batches).toEqual([['row 2', 'row 3']])
})

test('short rows come by the thousands, without those that were dealt with before', async () => {
  expect(await batchSizes(4500, 'Buy now', 100)).toEqual([2000, 2000, 400])
})

test('of long rows only so many are held in memory as a batch may weigh', async () => {
  expect(await batchSizes(20, 'x'.repeat(1_000_000))).toEqual([16, 4])
})
