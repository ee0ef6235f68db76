import { crc32 } from 'node:zlib'

/** The most frequent words of a language are its short ones (Zipf's law of abbreviation); in CJK a word is a letter. */
const SHORT_WORD_LENGTH = 4
/** How many numbers there are for pairs. An ad has about twenty pairs: of 3,000 ads, one has a given number by chance. */
const NUMBERS = 2 ** 16

/**
 * Every two short words in a row, such as `of the`. The index knows no positions: without lexemes for them, each ad that holds
 * both words would have to be looked at to find those where they are neighbours.
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
 * The lexeme of a pair: a space, which neither words nor facets hold, and a number, which a few pairs share. Most pairs are rare,
 * and a lexeme of its own for each one made an index of pairs rather than of words, which took as long to fill as all the rest.
 */
export function pairLexeme(pair: string): string {
  return ` ${(crc32(pair) % NUMBERS).toString(16)}`
}

function isShort(word: string): boolean {
  return word.length <= SHORT_WORD_LENGTH
}
