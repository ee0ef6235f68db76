import type { TextEncoding } from '@marquee/contract/text-encodings'
import { TABLE_START_BYTES } from '../../../platform/csv/recognize-table.ts'
import { decodeStart, decodeText } from '../../../platform/csv/text-encoding.ts'
import { parseLenient } from './parse-json-row.ts'
import { readCsv } from './read-csv.ts'
import { readJsonArray } from './read-json-array.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readZip } from './read-zip.ts'
import { isObject } from './shapes/values.ts'
import { holdsAds, unfoldAds } from './shapes/unfold-ads.ts'
import type { SourceRow } from './source-row.ts'
import { WRAPPERS } from './split-json.ts'

/** `zip`: an Excel workbook, or an archive with files of the other formats. */
export type AdFileFormat = 'csv' | 'jsonl' | 'json' | 'zip'

type Reader = (stream: AsyncIterable<Buffer>, encoding?: TextEncoding) => AsyncGenerator<SourceRow>

const READERS: Readonly<Record<AdFileFormat, Reader>> = {
  csv: readCsv,
  jsonl: (stream, encoding) => readJsonLines(inUtf8(stream, encoding)),
  json: (stream, encoding) => readJsonArray(inUtf8(stream, encoding)),
  zip: (stream) => readZip(stream, readNamed),
}

/** @param encoding of text, when it was chosen @yields the rows of a file, one at a time */
export function readRows(
  format: AdFileFormat,
  stream: AsyncIterable<Buffer>,
  encoding?: TextEncoding | null,
): AsyncGenerator<SourceRow> {
  return READERS[format](stream, encoding ?? undefined)
}

/** @yields the rows of a file of an archive */
async function* readNamed(name: string, stream: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  const { first, all } = await peek(stream)
  const format = toFormatOf(name, first)
  yield* format === 'zip' ? [] : readRows(format, all)
}

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004', 'latin1')

/** The format of a file by its content. A table may begin with a bracket, and only its name shows that it is a table. */
export function toFormatOf(name: string, start: Buffer): AdFileFormat {
  const format = toFormat(start)
  return format !== 'zip' && /\.(?:csv|tsv)$/i.test(name) ? 'csv' : format
}

/** What stands before the JSON in answers of web pages and in scripts. */
const BEFORE_JSON = /^(?:for\s*\(;;\);|\)\]\}',?|(?:var|let|const|window|module|export)\b[\w\s.$]{0,80}=?)\s*(?=[[{])/

/**
 * Detects the format by the first bytes of a file: one object per line is JSON lines, other JSON has its ads in lists, and what
 * is no JSON is a table.
 * @param start the first bytes of the file
 */
export function toFormat(start: Buffer): AdFileFormat {
  if (start.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE)) {
    return 'zip'
  }
  const text = (decodeStart(start)?.text ?? '')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .replace(BEFORE_JSON, '')
  if (text.startsWith('[')) {
    return 'json'
  }
  if (!text.startsWith('{')) {
    return 'csv'
  }
  const lines = text.split(/\r?\n/, 3).map(toObject)
  return lines.some((object) => object !== undefined && !isWrapper(object)) && !lines.some(isWrapper) ? 'jsonl' : 'json'
}

function toObject(line: string): Record<string, unknown> | undefined {
  const { value } = parseLenient(line)
  return isObject(value) ? value : undefined
}

/** Whether an object is no ad, but holds a list of something. */
function isWrapper(object: Record<string, unknown> | undefined): boolean {
  if (object === undefined || unfoldAds(object)[0] !== object) {
    return object !== undefined
  }
  return Object.entries(object).some(([name, value]) => {
    const isList = Array.isArray(value) && (isObject(value[0]) || (value.length === 0 && WRAPPERS.has(name)))
    return isList && (WRAPPERS.has(name) || !holdsAds(object))
  })
}

/** @yields the bytes as UTF-8: some tools of Windows write other encodings */
async function* inUtf8(stream: AsyncIterable<Buffer>, wanted?: TextEncoding): AsyncGenerator<Buffer> {
  const { first, all } = await peek(stream)
  const decoded = decodeStart(first.subarray(0, TABLE_START_BYTES), wanted)
  const encoding = decoded?.isSure === true ? decoded.encoding : 'utf-8'
  if (encoding === 'utf-8') {
    yield* all
    return
  }
  for await (const text of decodeText(all, encoding)) {
    yield Buffer.from(text)
  }
}

/** The first chunk of a stream, and the whole stream. */
async function peek(stream: AsyncIterable<Buffer>): Promise<{ first: Buffer; all: AsyncIterable<Buffer> }> {
  const chunks = stream[Symbol.asyncIterator]()
  const next = await chunks.next()
  async function* all(): AsyncGenerator<Buffer> {
    if (next.done !== true) {
      yield next.value
      yield* { [Symbol.asyncIterator]: () => chunks }
    }
  }
  return { first: next.done === true ? Buffer.alloc(0) : next.value, all: all() }
}
