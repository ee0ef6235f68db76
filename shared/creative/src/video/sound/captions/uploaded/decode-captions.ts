import { type EncodingGuess, findSureGuess, guessEncodings } from './guess-encodings.ts'

/** The text of a file, and in which other ways it may be read; without a text, the user has to say how. */
export interface DecodedCaptions {
  text: string | null
  /** Of text that is Unicode: null. */
  encoding: string | null
  guesses: EncodingGuess[]
}

/** A damaged letter or two in this many whole ones is still UTF-8. */
const WHOLE_LETTERS = 10
/** In UTF-16, one of the two bytes of a Latin letter is zero. */
const EMPTY_SHARE = 0.4

/**
 * Decodes UTF-8 and UTF-16, with or without a byte order mark, and guesses the letters of anything else.
 * @param chosen the label of the encoding that the user chose
 */
export function decodeCaptions(bytes: Uint8Array, chosen: string | null): DecodedCaptions {
  const unicode = chosen === null ? decodeUnicode(bytes) : null
  if (unicode !== null) {
    return { text: unicode, encoding: null, guesses: [] }
  }
  const guesses = guessEncodings(bytes)
  const guess = chosen === null ? findSureGuess(guesses) : guesses.find(({ encoding }) => encoding === chosen)
  return { text: guess?.text ?? null, encoding: guess?.encoding ?? null, guesses }
}

function decodeUnicode(bytes: Uint8Array): string | null {
  const wide = findUtf16(bytes)
  if (wide !== null) {
    return new TextDecoder(wide).decode(bytes)
  }
  const text = new TextDecoder().decode(bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const whole = text.match(/[^\0-\u007F\uFFFD]/gu)?.length ?? 0
  return broken * WHOLE_LETTERS <= whole ? text : null
}

function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  const isEmptyAt = (parity: number) =>
    bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length > (bytes.length / 2) * EMPTY_SHARE
  if (mark === 0xff_fe || isEmptyAt(1)) {
    return 'utf-16le'
  }
  return mark === 0xfe_ff || isEmptyAt(0) ? 'utf-16be' : null
}
