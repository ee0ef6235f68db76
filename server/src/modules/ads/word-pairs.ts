/** The most frequent words of a language are its short ones (Zipf's law of abbreviation); in CJK a word is a letter. */
const SHORT_WORD_LENGTH = 4

/**
 * A lexeme such as `of the` for every two short words in a row. The index knows no positions: without these lexemes, each
 * ad that holds both words would have to be looked at to find those where they are neighbours. A lexeme with a space is
 * neither a word nor a facet.
 */
export function pairLexemes(words: readonly string[]): string[] {
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

function isShort(word: string): boolean {
  return word.length <= SHORT_WORD_LENGTH
}
