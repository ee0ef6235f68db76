import { fileTypeFromBuffer } from 'file-type'
import { decodeStart, type TextEncoding } from './text-encoding.ts'

/** The number of bytes that is enough to tell whether a file is a table. */
export const TABLE_START_BYTES = 256 * 1024
/** More than any table of ads or results has. */
const MAX_COLUMNS = 2000

/** The file is not a readable table; the message is written for users. */
export class NotATable extends Error {
  override readonly name = 'NotATable'
}

/** The beginnings of text files that are not tables. */
const TEXT_FILES: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/^%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a text document (RTF)'],
  [/^<(?:!doctype html|html|head|body)\b/i, 'a web page'],
  [/^<(?:\?xml|svg|!doctype|[a-z][\w:-]*[\s/>])/i, 'an XML file'],
  [/^(?:#EXTM3U|ffconcat version)/, 'a playlist'],
  [/^WEBVTT\b/, 'subtitles'],
  [/^BEGIN:V(?:CARD|CALENDAR)/, 'a contact or a calendar'],
]

const NOUNS: readonly (readonly [type: RegExp, noun: string])[] = [
  [/^image\//, 'an image'],
  [/^video\//, 'a video'],
  [/^(?:audio\/|application\/ogg$)/, 'a sound file'],
  [/^font\//, 'a font'],
  [/^application\/pdf$/, 'a PDF'],
  [/spreadsheet|ms-excel/, 'an Excel workbook'],
  [/zip|compressed|gzip|x-tar|x-7z|x-rar/, 'an archive'],
]

/**
 * Tells by the start of a file whether it is a table of text, and in which encoding; the file name is a claim and is ignored.
 * JSON counts as text here.
 * @param start the first {@link TABLE_START_BYTES} of the file, or all of a smaller one
 * @throws NotATable with a sentence that names what the file looks like
 */
export async function recognizeTable(start: Buffer): Promise<TextEncoding> {
  const decoded = decodeStart(start)
  if (decoded === null) {
    throw new NotATable(`This is not a table: it looks like ${await nameBinary(start)}.`)
  }
  const noun = TEXT_FILES.find(([pattern]) => pattern.test(decoded.text.trimStart()))?.[1]
  if (noun !== undefined) {
    throw new NotATable(`This is not a table: it looks like ${noun}.`)
  }
  const isTooWide = countColumns(decoded.text) > MAX_COLUMNS
  if (isTooWide) {
    throw new NotATable(`The table has more than ${MAX_COLUMNS.toLocaleString('en')} columns.`)
  }
  return decoded.encoding
}

async function nameBinary(start: Buffer): Promise<string> {
  // The library also throws for broken files.
  const type = await fileTypeFromBuffer(start).catch(() => undefined)
  const noun = NOUNS.find(([pattern]) => type !== undefined && pattern.test(type.mime))?.[1] ?? 'a binary file'
  return type === undefined ? noun : `${noun} (${type.ext.toUpperCase()})`
}

/** The number of columns of the first line, by the delimiter that occurs most often. */
function countColumns(text: string): number {
  const [first = ''] = text
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((delimiter) => first.split(delimiter).length)
  return first.startsWith('{') || first.startsWith('[') ? 1 : Math.max(...counts)
}
