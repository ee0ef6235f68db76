import { parseJsonRow } from './parse-json-row.ts'
import { holdsAds } from './shapes/unfold-ads.ts'
import { MAX_ROW_BYTES, refusedRow, type SourceRow } from './source-row.ts'
import { createJsonSplitter, type JsonPiece } from './split-json.ts'

const TOO_LONG = `The object is longer than ${MAX_ROW_BYTES.toLocaleString('en')} bytes.`

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
  for await (const chunk of stream) {
    for (const piece of splitter.push(chunk)) {
      const row = piece.bytes === null ? refusedRow(line, TOO_LONG) : parseJsonRow(line, piece.bytes, decoder)
      if (row !== null && isRead(piece, row, line === 1)) {
        yield row
        line += 1
      }
    }
  }
  if (!splitter.isComplete()) {
    yield refusedRow(line, 'The rest of the file cannot be read: the array does not end.')
  }
}

/** Whether a piece belongs to what the file is about; the first item of a list decides for the whole list. */
function isRead({ list }: JsonPiece, row: SourceRow, isFirst: boolean): boolean {
  if (list === null) {
    return true
  }
  list.isRead ??= list.isNamed || isFirst || 'refusal' in row || holdsAds(row.values)
  return list.isRead
}
