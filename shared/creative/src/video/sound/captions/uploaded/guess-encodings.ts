import { countCommonPairs, type PairEncoding } from './double-byte-letters.ts'
import { BALTIC, CENTRAL, TURKISH, WESTERN } from './latin-languages.ts'

/** One way to read bytes that are not Unicode. */
export interface EncodingGuess {
  /** A label of the Encoding Standard. */
  encoding: string
  /** As people call it. */
  name: string
  /** How well the text reads, from 0 to 1. */
  score: number
  text: string
}

type Judge = (text: string, bytes: Uint8Array) => number
const DOUBTFUL = 0.25
const SURE = 0.8
const CLEARLY_AHEAD = 0.15
/** The most frequent letters of a language are half of its text; of a text in wrong letters they are fewer. */
const COMMON_SHARE = 0.5
/** Vowels and signs above and below stand behind a consonant, and five vowels before one. */
const THAI =
  /^(?:[\u0E40-\u0E44]?[\u0E01-\u0E2E][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{0,3}[\u0E2F\u0E30\u0E32\u0E33\u0E45\u0E46]{0,2})+$/u
const IN_CASE = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u

/** In the order in which readings that are equally good are shown. */
const ENCODINGS: readonly (readonly [encoding: string, name: string, judge: Judge])[] = [
  ['windows-1252', 'Western European', latin(WESTERN)],
  ['windows-1250', 'Central European', latin(CENTRAL)],
  ['windows-1254', 'Turkish', latin(TURKISH)],
  ['windows-1257', 'Baltic', latin(BALTIC)],
  ['macintosh', 'Western European (Mac)', latin(WESTERN)],
  ['windows-1251', 'Cyrillic', alphabet('Cyrillic', 'оеаинтсрвлкіј', true)],
  ['koi8-u', 'Cyrillic (KOI8)', alphabet('Cyrillic', 'оеаинтсрвлкіј', true)],
  ['ibm866', 'Cyrillic (DOS)', alphabet('Cyrillic', 'оеаинтсрвлкіј', true)],
  ['windows-1253', 'Greek', alphabet('Greek', 'αοιετσςνηυρά', true)],
  ['windows-1255', 'Hebrew', alphabet('Hebrew', 'יוהלאתמרבש', false)],
  ['windows-1256', 'Arabic', alphabet('Arabic', 'اليمونتربهی', false)],
  ['windows-874', 'Thai', thai],
  ['gb18030', 'Chinese (simplified)', pairs('gb18030')],
  ['big5', 'Chinese (traditional)', pairs('big5')],
  ['shift_jis', 'Japanese', pairs('shift_jis')],
  ['euc-jp', 'Japanese (EUC)', pairs('euc-jp')],
  ['euc-kr', 'Korean', pairs('euc-kr')],
]

/** The ways in which bytes make a text, the best first. Readings of the same text are one. */
export function guessEncodings(bytes: Uint8Array): EncodingGuess[] {
  const guesses = ENCODINGS.flatMap(([encoding, name, judge]) => {
    const text = decodeStrictly(bytes, encoding)
    return text === null ? [] : [{ encoding, name, text, score: judge(text, bytes) }]
  }).toSorted((one, other) => other.score - one.score)
  return guesses.filter(
    ({ score, text }, index) =>
      (score > DOUBTFUL || index === 0) && guesses.findIndex((other) => other.text === text) === index,
  )
}

/** The guess that needs no question; null when another one reads about as well. */
export function findSureGuess([best, second]: readonly EncodingGuess[]): EncodingGuess | null {
  return best !== undefined && best.score >= SURE && best.score - (second?.score ?? 0) >= CLEARLY_AHEAD ? best : null
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Parts between spaces and ASCII signs that hold other letters than ASCII has, without the typographic signs around them. */
function listForeignWords(text: string): string[] {
  return text
    .split(/[\s\u0021-\u0040\u005B-\u0060\u007B-\u007E\u00A0]+/u)
    .map((word) => word.replaceAll(/^[\p{P}\p{Sc}©®™]+|[\p{P}\p{Sc}©®™]+$/gu, ''))
    .filter((word) => /[^\0-\u007F]/u.test(word))
}

function shareOf<T>(items: readonly T[], isGood: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isGood).length / items.length
}

/** All letters of a text belong to one of the languages. */
function latin(languages: typeof WESTERN): Judge {
  return (text) => {
    const words = listForeignWords(text)
    if (words.length === 0) {
      // Only typographic signs are foreign, such as quotes and dashes.
      return /[\u0080-\u009F]/.test(text) ? 0 : SURE
    }
    return Math.max(
      ...languages.map(({ letters, words: frequent }) => {
        const own = new RegExp(`^[a-z${letters}’]+$`, 'iu')
        return (
          shareOf(
            words,
            (word) => own.test(word) && word.split('’').every((part) => part === '' || IN_CASE.test(part)),
          ) * (frequent.test(text) ? 1 : SURE)
        )
      }),
    )
  }
}

function alphabet(script: string, common: string, hasCases: boolean): Judge {
  const own = new RegExp(String.raw`^[\p{Script=${script}}\p{M}]+$`, 'u')
  return (text) => {
    const words = listForeignWords(text)
    const letters = words.join('').toLowerCase().split('')
    const good = shareOf(words, (word) => own.test(word) && /^\p{L}/u.test(word) && (!hasCases || IN_CASE.test(word)))
    return good * Math.min(1, shareOf(letters, (letter) => common.includes(letter)) / COMMON_SHARE)
  }
}

function thai(text: string): number {
  return shareOf(listForeignWords(text), (word) => THAI.test(word))
}

function pairs(encoding: PairEncoding): Judge {
  return (_, bytes) => countCommonPairs(bytes, encoding)
}
