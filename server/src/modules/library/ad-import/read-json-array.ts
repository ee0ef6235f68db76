import { parseJsonRow } from './parse-json-row.ts'
import { holdsAds } from './shapes/unfold-ads.ts'
import { MAX_ROW_BYTES, refusedRow, type SourceRow } from './source-row.ts'
import { createJsonSplitter, type JsonPart } from './split-json.ts'

const TOO_LONG = `The object is longer than ${MAX_ROW_BYTES.toLocaleString('en')} bytes. Save the ads as a list, or one on each line.`
/** Rows of a list that nobody knows; a person maps its columns by the first of them. */
const MOST_HELD = 1000

/**
 * Reads JSON, UTF-8: a list of ads, which may lie anywhere inside of objects and lists, and several of them one after the other.
 * Lists that hold something else than ads are passed over, unless nothing was found before them. Holds one object in memory at a
 * time. An object that cannot be read becomes a refused row; a file that does not end gives a refused row as its last one.
 * @yields rows whose `line` is their place among those that were read, from 1
 */
export async function* readJsonArray(stream: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const splitter = createJsonSplitter()
  let line = 1
  /** The items of a first list that holds no ads: they are rows only if no list of ads follows. */
  let held: SourceRow[] = []
  for await (const chunk of stream) {
    for (const part of splitter.push(chunk)) {
      const row = part.bytes === null ? refusedRow(line, TOO_LONG) : parseJsonRow(line, part.bytes, decoder)
      if (row !== null && isRead(part, row)) {
        held = []
        yield { ...row, line }
        line += 1
      } else if (row !== null && line === 1 && held.length < MOST_HELD) {
        held.push({ ...row, line: held.length + 1 })
      }
    }
  }
  yield* held
  line += held.length
  if (!splitter.isComplete()) {
    yield refusedRow(line, 'The rest of the file cannot be read: the array does not end.')
  }
}

/** Whether a part belongs to what the file is about; the first item of a list decides for the whole list. */
function isRead({ list }: JsonPart, row: SourceRow): boolean {
  if (list === null) {
    return true
  }
  list.isRead ??= list.isNamed || 'refusal' in row || holdsAds(row.values)
  return list.isRead
}
