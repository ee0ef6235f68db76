import { isUtf8 } from 'node:buffer'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import { rankEncodings } from './rank-encodings.ts'

/** Text contains hardly any of these characters; one or two damaged cells are reported with their row. */
const MOST_SIGNS_SHARE = 0.01
/** Bytes that texts of one byte a letter do not have. */
const CONTROLS: ReadonlySet<number> = new Set([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 28, 29, 30, 31,
])
const MOST_COMPARED = 32 * 1024
/** In UTF-16, one of the two bytes of a Latin letter is zero. */
const LEAST_EMPTY_SHARE = 0.4

/** Control characters, and code points that are not characters. The escape of ISO-2022-JP is read before. */
const SIGNS_OF_BINARIES = /(?!\s)[\p{Cc}\p{Cn}\p{Co}]/gu
/** The sequences of ISO-2022-JP that switch to Japanese, in a file of ASCII characters. */
const JAPANESE_ESCAPES = ['\u001b$@', '\u001b$B']

/** The encoding of a text, and the others that are possible while it is not sure, the likeliest first. */
export interface EncodingGuess {
  encoding: TextEncoding
  isSure: boolean
  others: readonly TextEncoding[]
}

/**
 * Decodes the start of a file: UTF-8 and UTF-16 with or without a byte order mark, else what the words show.
 * @param start may end within a character
 * @param wanted the encoding that someone chose
 * @returns null when it is not text
 */
export function decodeStart(start: Buffer, wanted?: TextEncoding): (EncodingGuess & { text: string }) | null {
  const guess = wanted === undefined ? guessEncoding(start) : { encoding: wanted, isSure: true, others: [] }
  if (guess === null) {
    return null
  }
  const text = new TextDecoder(guess.encoding).decode(start, { stream: true })
  const signs = text.match(SIGNS_OF_BINARIES)?.length ?? 0
  return signs <= Math.max(1, text.length * MOST_SIGNS_SHARE) ? { ...guess, text } : null
}

/** @yields the text of a stream of bytes */
export async function* decodeText(stream: AsyncIterable<Buffer>, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of stream) {
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

function guessEncoding(start: Buffer): EncodingGuess | null {
  const sure = findMarkedEncoding(start)
  if (sure !== null) {
    return { encoding: sure, isSure: true, others: [] }
  }
  const controls = start.reduce((count, byte) => count + (CONTROLS.has(byte) ? 1 : 0), 0)
  return controls > Math.max(1, start.length * MOST_SIGNS_SHARE) ? null : rankEncodings(toTellingLines(start))
}

/** The lines from the first letter beyond ASCII on: comparing encodings takes long. */
function toTellingLines(start: Buffer): Buffer {
  const first = start.findIndex((byte) => byte >= 0x80)
  const line = start.subarray(0, first).lastIndexOf('\n') + 1
  return start.subarray(line, line + MOST_COMPARED)
}

/** The encoding that the bytes themselves show. */
function findMarkedEncoding(start: Buffer): TextEncoding | null {
  const utf16 = findUtf16(start)
  if (utf16 !== null || !isMostlyUtf8(start)) {
    return utf16
  }
  return JAPANESE_ESCAPES.some((sequence) => start.includes(sequence)) ? 'iso-2022-jp' : 'utf-8'
}

function findUtf16(start: Buffer): TextEncoding | null {
  const mark = start.subarray(0, 2).toString('hex')
  const [emptyEven, emptyOdd] = [shareOfEmpty(start, 0), shareOfEmpty(start, 1)]
  if (mark === 'fffe' || (emptyOdd > LEAST_EMPTY_SHARE && emptyEven < emptyOdd / 10)) {
    return 'utf-16le'
  }
  return mark === 'feff' || (emptyEven > LEAST_EMPTY_SHARE && emptyOdd < emptyEven / 10) ? 'utf-16be' : null
}

/** The share of zero bytes at even positions (from 0) or at odd ones (from 1). */
function shareOfEmpty(start: Buffer, from: 0 | 1): number {
  let empty = 0
  for (let index = from; index < start.length; index += 2) {
    empty += start[index] === 0 ? 1 : 0
  }
  return start.length < 2 ? 0 : (empty * 2) / start.length
}

/** UTF-8 with a damaged character is still UTF-8: more of its characters are valid than broken. */
function isMostlyUtf8(start: Buffer): boolean {
  if (isUtf8(start)) {
    return true
  }
  const text = new TextDecoder().decode(start, { stream: true })
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[^\0-\u007f\ufffd]/gu)?.length ?? 0
  return broken === 0 || whole > broken
}
