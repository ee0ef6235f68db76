import { parseJsonRow } from './parse-json-row.ts'
import { MAX_ROW_BYTES, refusedRow, type SourceRow } from './source-row.ts'

const LINE_FEED = 0x0a
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Reads JSON lines: one object per line, UTF-8. Empty lines are skipped; a line that is not an object becomes a refused row.
 * Holds one line in memory at a time; of a line that is too long, it holds no more than the limit.
 * @yields rows in the order of the lines
 */
export async function* readJsonLines(stream: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for await (const lines of splitLines(stream)) {
    for (const { line, bytes } of lines) {
      const row = bytes === null ? refusedRow(line, tooLong) : parseJsonRow(line, withoutMark(line, bytes), decoder)
      if (row !== null) {
        yield row
      }
    }
  }
}

const tooLong = `The line is longer than ${MAX_ROW_BYTES.toLocaleString('en')} bytes.`

function withoutMark(line: number, bytes: Buffer): Buffer {
  const isMarked = line === 1 && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK)
  return isMarked ? bytes.subarray(3) : bytes
}

/** A line with its number from 1; `bytes` is null for a line that is too long. */
interface Line {
  line: number
  bytes: Buffer | null
}

/** @yields the lines that end in a chunk of the stream, as one list: awaiting each line separately takes longer than reading it */
async function* splitLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let line = 1
  let parts: Buffer[] = []
  let length = 0

  function take(): Line {
    const taken = { line, bytes: length > MAX_ROW_BYTES ? null : Buffer.concat(parts) }
    line += 1
    parts = []
    length = 0
    return taken
  }
  function add(part: Buffer): void {
    length += part.length
    if (length <= MAX_ROW_BYTES) {
      parts.push(part)
    } else {
      parts = []
    }
  }

  for await (const chunk of stream) {
    const lines: Line[] = []
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end))
      if (length === 0) {
        line += 1
      } else {
        lines.push(take())
      }
      start = end + 1
    }
    add(chunk.subarray(start))
    yield lines
  }
  if (length > 0) {
    yield [take()]
  }
}
