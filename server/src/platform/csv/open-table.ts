import { recognizeTable, TABLE_START_BYTES } from './recognize-table.ts'
import { decodeText } from './text-encoding.ts'

/**
 * Opens a stream of bytes as the text of a table, in any supported encoding.
 * @throws NotATable
 */
export async function openTable(stream: AsyncIterable<Buffer>): Promise<AsyncGenerator<string>> {
  const chunks = stream[Symbol.asyncIterator]()
  const read: Buffer[] = []
  let size = 0
  let next = await chunks.next()
  while (next.done !== true && size + next.value.length < TABLE_START_BYTES) {
    read.push(next.value)
    size += next.value.length
    next = await chunks.next()
  }
  const last = next.done === true ? [] : [next.value]
  const encoding = await recognizeTable(Buffer.concat([...read, ...last]).subarray(0, TABLE_START_BYTES))
  async function* all(): AsyncGenerator<Buffer> {
    yield* read
    yield* last
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return decodeText(all(), encoding)
}
