import { crc32 } from 'node:zlib'

/** The most frequent words of a language are short (Zipf's law of abbreviation); in CJK a word is one character. */
const SHORT_WORD_LENGTH = 4
/** The number of different numbers for pairs. An ad has about twenty pairs: one in 3,000 ads has a given number by chance. */
const NUMBERS = 2 ** 16

/**
 * Every two short words in a row, such as `of the`. The index stores no positions: without lexemes for pairs, each ad that
 * contains both words would have to be read to check that they are neighbours.
 */
export function wordPairs(words: readonly string[]): string[] {
  const pairs: string[] = []
  let former = ''
  for (const word of words) {
    if (isShort(word)) {
      if (former !== '') {
        pairs.push(`${former} ${word}`)
      }
      former = word
    } else {
      former = ''
    }
  }
  return pairs
}

/**
 * The lexeme of a pair: a space, which neither words nor facets contain, and a number, which a few pairs share. Most pairs are
 * rare, and with a separate lexeme for each pair the index would consist of pairs rather than words and take as long to fill as
 * all the rest.
 */
export function pairLexeme(pair: string): string {
  return ` ${(crc32(pair) % NUMBERS).toString(16)}`
}

function isShort(word: string): boolean {
  return word.length <= SHORT_WORD_LENGTH
}
