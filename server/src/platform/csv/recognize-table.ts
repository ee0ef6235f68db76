import { ENCODING_NAMES, type EncodingChoice, type TextEncoding } from '@marquee/contract/text-encodings'
import { fileTypeFromBuffer } from 'file-type'
import { decodeStart, type EncodingGuess } from './text-encoding.ts'

/** The number of bytes that is enough to tell whether a file is a table. */
export const TABLE_START_BYTES = 256 * 1024
/** More than any table of ads or results has. */
const MAX_COLUMNS = 2000
/** Of each possible encoding. */
const SHOWN_LINES = 3
const SHOWN_CHARACTERS = 160

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
 * @param wanted the encoding that someone chose
 * @throws NotATable with a sentence that names what the file looks like
 */
export async function recognizeTable(start: Buffer, wanted?: TextEncoding): Promise<EncodingGuess> {
  const decoded = decodeStart(start, wanted)
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
  return decoded
}

/** How a text is read, with lines of it in each encoding that is possible. @throws NotATable */
export async function chooseEncoding(start: Buffer, wanted?: TextEncoding): Promise<EncodingChoice> {
  const { encoding: guess, isSure, others } = await recognizeTable(start)
  const guesses = isSure ? [] : [guess, ...others]
  return {
    chosen: wanted ?? guess,
    is_sure: isSure,
    guesses: guesses.map((encoding) => ({ encoding, lines: listForeignLines(start, encoding) })),
  }
}

/** The first lines with letters that look otherwise in another encoding. */
function listForeignLines(start: Buffer, encoding: TextEncoding): string[] {
  return new TextDecoder(encoding)
    .decode(start, { stream: true })
    .split(/[\r\n]+/)
    .filter((line) => /[^\0-\u007f]/.test(line))
    .slice(0, SHOWN_LINES)
    .map((line) => line.slice(0, SHOWN_CHARACTERS))
}

/** The question that a text leaves open, as errors of a request; none when its encoding is sure, or was chosen. */
export function askEncoding(
  choice: EncodingChoice | null | undefined,
  chosen: TextEncoding | null | undefined,
): { encoding?: string[] } {
  const isOpen = choice?.is_sure === false && !chosen
  const names = nameEncodings((choice?.guesses ?? []).map(({ encoding }) => encoding))
  return isOpen ? { encoding: [`The file does not show how its letters are encoded. Choose ${names}.`] } : {}
}

/** The names of encodings, as a part of a sentence. */
export function nameEncodings(encodings: readonly TextEncoding[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    encodings.map((encoding) => ENCODING_NAMES[encoding]),
  )
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
