import { createArrayFinder } from './find-json-array.ts'
import { parseJsonRow } from './parse-json-row.ts'
import { MAX_ROW_BYTES, refusedRow, type SourceRow } from './source-row.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/**
 * Reads one JSON array of objects, UTF-8, which may be wrapped as in `{"ads": […]}`. Holds one object in memory at a time; of
 * an object that is too long, it holds no more than the limit. An object that cannot be read becomes a refused row; an array
 * that does not end gives a refused row as its last one.
 * @yields rows whose `line` is the place in the array, from 1
 */
export async function* readJsonArray(stream: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const elements = createElementSplitter()
  let line = 1
  function* getRows(chunks: readonly (Buffer | null)[]): Generator<SourceRow> {
    for (const bytes of chunks) {
      const row = bytes === null ? refusedRow(line, TOO_LONG) : parseJsonRow(line, bytes, decoder)
      if (row !== null) {
        yield row
        line += 1
      }
    }
  }
  const list = createArrayFinder()
  let hasBegun = false
  for await (const chunk of stream) {
    const start: number = hasBegun ? 0 : list.push(chunk)
    hasBegun ||= start !== -1
    if (hasBegun) {
      yield* getRows(elements.push(chunk.subarray(start)))
    }
  }
  if (!elements.isComplete()) {
    yield refusedRow(line, 'The rest of the file cannot be read: the array does not end.')
  }
}

const TOO_LONG = `The object is longer than ${MAX_ROW_BYTES.toLocaleString('en')} bytes.`

/** Splits an array into its elements by brackets and commas outside of strings; null stands for an element that is too long. */
function createElementSplitter() {
  let depth = 0
  let isInString = false
  let isEscaped = false
  let isDone = false
  let parts: Buffer[] = []
  let length = 0

  function keep(part: Buffer): void {
    length += part.length
    if (length <= MAX_ROW_BYTES) {
      parts.push(part)
    } else {
      parts = []
    }
  }
  function take(): Buffer | null {
    const taken = length > MAX_ROW_BYTES ? null : Buffer.concat(parts)
    parts = []
    length = 0
    return taken
  }
  /** Whether an element ends before this byte. */
  function endsAt(byte: number): boolean {
    if (isInString) {
      isInString = isEscaped || byte !== QUOTE
      isEscaped = !isEscaped && byte === BACKSLASH
      return false
    }
    isInString = byte === QUOTE
    if (OPENING.has(byte)) {
      depth += 1
      return false
    }
    if (CLOSING.has(byte)) {
      depth -= 1
      return depth === 0
    }
    return byte === COMMA && depth === 1
  }

  return {
    push(chunk: Buffer): (Buffer | null)[] {
      const elements: (Buffer | null)[] = []
      let start = 0
      for (let index = 0; index < chunk.length && !isDone; index += 1) {
        const wasOutside = depth === 0
        const isEnd = endsAt(chunk[index] ?? 0)
        if (wasOutside) {
          // The byte order mark and the array's own bracket.
          start = index + 1
        } else if (isEnd) {
          keep(chunk.subarray(start, index))
          elements.push(take())
          start = index + 1
          isDone = depth === 0
        }
      }
      if (!isDone) {
        keep(chunk.subarray(start))
      }
      return elements
    },
    isComplete: () => isDone,
  }
}
