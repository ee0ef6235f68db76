import type { TextEncoding } from '@marquee/contract/text-encodings'
import { analyse } from 'chardet'
import type { EncodingGuess } from './text-encoding.ts'

/** The double bytes in which nearly all characters of a language lie: rows of first bytes, and the lowest second byte. */
interface CommonRows {
  first: readonly (readonly [from: number, to: number])[]
  leastSecond: number
  /** The number of characters in these rows. */
  size: number
}

/** Letters, signs and the first level of ideographs, sorted by how many characters that are. */
const COMMON_ROWS: Readonly<Partial<Record<TextEncoding, CommonRows>>> = {
  'euc-kr': {
    first: [
      [0xa1, 0xa3],
      [0xb0, 0xc8],
    ],
    leastSecond: 0xa1,
    size: 2350,
  },
  'euc-jp': {
    first: [
      [0xa1, 0xa1],
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
    leastSecond: 0xa1,
    size: 3100,
  },
  shift_jis: {
    first: [
      [0x81, 0x83],
      [0x88, 0x97],
    ],
    leastSecond: 0x40,
    size: 3100,
  },
  gb18030: {
    first: [
      [0xa1, 0xa3],
      [0xb0, 0xd7],
    ],
    leastSecond: 0xa1,
    size: 3755,
  },
  big5: { first: [[0xa1, 0xc6]], leastSecond: 0x40, size: 5401 },
}
const SINGLE_BYTE: readonly TextEncoding[] = [
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'koi8-r',
  'ibm866',
  'macintosh',
]
/** The names that the detector has for encodings of {@link TextEncoding}. */
const DETECTED: Readonly<Record<string, TextEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'KOI8-R': 'koi8-r',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Big5: 'big5',
}

/** The letters and signs of Western languages that Windows-1252 adds to ASCII; others are as likely those of another encoding. */
const WESTERN =
  /^[\0-\u007f\u00a0-\u00b1\u00b4\u00b7\u00bb-\u00cf\u00d1-\u00dc\u00df-\u00ef\u00f1-\u00fcœŒ€‚„…‹›‘’“”•–—™]*$/u
/** Letters that stand so in no Western language: Hungarian in Windows-1250 looks like it. */
const NOT_WESTERN = /õ(?![ei])|û[^]*[áíóöú]|[áíóöú][^]*û/iu
const LEAST_SHARE = 0.9
/** The share of words from which on an encoding is offered at all. */
const OFFERED_SHARE = 0.5
/** The number of characters that make the only possible encoding sure, and that make a smaller set of characters sure. */
const FEW_CHARACTERS = 4
const MANY_CHARACTERS = 15
/** The detector counts letters of languages; from here on it is right, if it is this much ahead of the next one. */
const LEAST_CONFIDENCE = 40
const LEAST_LEAD = 15
const MOST_OFFERED = 5

interface Ranked {
  encoding: TextEncoding
  /** The share of its words, or double bytes, that can be of a language. */
  share: number
  confidence: number
}

/**
 * Guesses the encoding of bytes that are neither UTF-8 nor UTF-16 by their words: their letters are of one script, large and small ones in
 * order, and double bytes are usual characters. It is sure where nothing else is possible.
 */
export function rankEncodings(start: Buffer): EncodingGuess {
  const detected = new Map<TextEncoding, number>()
  for (const { name, confidence } of analyse(start)) {
    const encoding = DETECTED[name]
    if (encoding !== undefined) {
      detected.set(encoding, Math.max(confidence, detected.get(encoding) ?? 0))
    }
  }
  const all = [...(Object.keys(COMMON_ROWS) as TextEncoding[]), ...SINGLE_BYTE]
  const ranked = all
    .map((encoding) => ({ encoding, share: measure(start, encoding), confidence: detected.get(encoding) ?? 0 }))
    .filter(({ share }) => share >= OFFERED_SHARE)
    .toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)) || b.confidence - a.confidence || b.share - a.share)
  const likely = ranked.filter(isLikely)
  const sure = findSure(start, likely)
  if (sure !== null) {
    return { encoding: sure, isSure: true, others: [] }
  }
  const [encoding = 'windows-1252', ...others] = ranked.map((one) => one.encoding)
  return { encoding, isSure: false, others: others.slice(0, MOST_OFFERED - 1) }
}

function isLikely({ share }: Ranked): boolean {
  return share >= LEAST_SHARE
}

function findSure(start: Buffer, likely: readonly Ranked[]): TextEncoding | null {
  const double = likely.filter(({ encoding }) => COMMON_ROWS[encoding] !== undefined)
  const western = double.length === 0 ? likely.find(({ encoding }) => encoding === 'windows-1252') : undefined
  if (western !== undefined && isWestern(new TextDecoder('windows-1252').decode(start))) {
    const isBehind = likely.some(({ confidence }) => confidence >= western.confidence + LEAST_LEAD)
    return isBehind ? null : 'windows-1252'
  }
  return findNarrow(start, likely, double) ?? findAhead(likely)
}

/** The double bytes that are alone possible, or whose characters are so much fewer that they cannot be of another by chance. */
function findNarrow(start: Buffer, likely: readonly Ranked[], double: readonly Ranked[]): TextEncoding | null {
  const characters = countHigh(start) / 2
  const [narrow, wider] = double.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const isAlone = double.length === 1 && characters >= FEW_CHARACTERS
  const isNarrow = characters >= MANY_CHARACTERS && sizeOf(narrow) * 1.5 < sizeOf(wider)
  return double.length === likely.length && (isAlone || isNarrow) ? (narrow?.encoding ?? null) : null
}

/** The encoding of which the detector is sure. */
function findAhead(likely: readonly Ranked[]): TextEncoding | null {
  const [best, next] = likely.toSorted((a, b) => b.confidence - a.confidence)
  const least = Math.max(LEAST_CONFIDENCE, (next?.confidence ?? 0) + LEAST_LEAD)
  return best !== undefined && best.confidence >= least ? best.encoding : null
}

function isWestern(text: string): boolean {
  return WESTERN.test(text) && !NOT_WESTERN.test(text)
}

function sizeOf(ranked: Ranked | undefined): number {
  return COMMON_ROWS[ranked?.encoding ?? 'utf-8']?.size ?? Infinity
}

function countHigh(start: Buffer): number {
  return start.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0)
}

/** The share of the words of a text that can be words, if the bytes are read in this encoding; 0 where they cannot be read. */
function measure(start: Buffer, encoding: TextEncoding): number {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(start, { stream: true })
    const rows = COMMON_ROWS[encoding]
    return rows === undefined ? shareOfWords(text) : shareOfCommon(start, rows)
  } catch {
    return 0
  }
}

function shareOfCommon(start: Buffer, { first, leastSecond }: CommonRows): number {
  let pairs = 0
  let common = 0
  for (let at = 0; at < start.length - 1; at += 1) {
    const byte = start[at] ?? 0
    if (byte >= 0x80) {
      const isCommon = first.some(([from, to]) => byte >= from && byte <= to) && (start[at + 1] ?? 0) >= leastSecond
      pairs += 1
      common += isCommon ? 1 : 0
      at += 1
    }
  }
  return pairs === 0 ? 0 : common / pairs
}

/** Letters with what stands between them: a sign within a word shows a wrong encoding. */
const RUNS = /[\p{L}\p{M}\u0080-\uffff]+/gu
const BETWEEN_WORDS = /[\s–—…“”‘’«»„‚‹›•·°®™©€£¡]+|¿(?!\p{L}*$)|^¿/u
/** A word of one script whose capitals stand at its beginning, or are all of it. Words of Latin script have few accents in a row. */
const WORD =
  /^(?:(?!.*[^\0-\u007f]{3})(?:\p{Lu}?\p{Ll}*|\p{Lu}+)|[\u0400-\u042f]?[\u0430-\u045f]*|[\u0400-\u042f]+|[\u0386-\u03ab]?[\u03ac-\u03ce]*|[\u0386-\u03ab]+|[\p{Script=Hebrew}\u200e\u200f]+|[\p{Script=Arabic}،؛؟\u200c-\u200f]+|\p{Script=Thai}+)$/u

function shareOfWords(text: string): number {
  const parts = (text.match(RUNS) ?? []).flatMap((run) => run.split(BETWEEN_WORDS))
  const words = parts.filter((part) => /[^\0-\u007f]/.test(part))
  return words.length === 0 ? 1 : words.filter((word) => WORD.test(word)).length / words.length
}
