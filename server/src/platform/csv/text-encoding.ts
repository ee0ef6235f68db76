export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Text contains hardly any of these characters; one or two damaged cells are reported with their row. */
const MOST_SIGNS_SHARE = 0.01
/** The maximum share of accented letters in a text of a Western language. */
const MOST_HIGH_SHARE = 0.3
/** In UTF-16, one of the two bytes of a Latin letter is zero. */
const LEAST_EMPTY_SHARE = 0.4

/** Control characters, and code points that are not characters. */
const SIGNS_OF_BINARIES = /(?!\s)[\p{Cc}\p{Cn}\p{Co}]/gu

/**
 * Decodes the start of a file: UTF-8 and UTF-16 with or without a byte order mark, otherwise Windows-1252, which older versions
 * of Excel save.
 * @param start may end within a character
 * @returns null when it is not text
 */
export function decodeStart(start: Buffer): { encoding: TextEncoding; text: string } | null {
  const encoding = detectEncoding(start)
  const text = new TextDecoder(encoding).decode(start, { stream: true })
  const signs = text.match(SIGNS_OF_BINARIES)?.length ?? 0
  const isText =
    signs <= Math.max(1, text.length * MOST_SIGNS_SHARE) && (encoding !== 'windows-1252' || isWestern(start))
  return isText ? { encoding, text } : null
}

/** @yields the text of a stream of bytes */
export async function* decodeText(stream: AsyncIterable<Buffer>, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of stream) {
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

function detectEncoding(start: Buffer): TextEncoding {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le'
  }
  if (first === 0xfe && second === 0xff) {
    return 'utf-16be'
  }
  const emptyEven = shareOfEmpty(start, 0)
  const emptyOdd = shareOfEmpty(start, 1)
  if (emptyOdd > LEAST_EMPTY_SHARE && emptyEven < emptyOdd / 10) {
    return 'utf-16le'
  }
  if (emptyEven > LEAST_EMPTY_SHARE && emptyOdd < emptyEven / 10) {
    return 'utf-16be'
  }
  return isMostlyUtf8(start) ? 'utf-8' : 'windows-1252'
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
  const text = new TextDecoder().decode(start, { stream: true })
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[^\0-\u007f\ufffd]/gu)?.length ?? 0
  return broken === 0 || whole > broken
}

function isWestern(start: Buffer): boolean {
  const high = start.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0)
  return high <= start.length * MOST_HIGH_SHARE
}
