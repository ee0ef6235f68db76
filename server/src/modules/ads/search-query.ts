import { searchWords } from './search-words.ts'
import { pairLexemes } from './word-pairs.ts'

/** One thing that a person asks for: words that stand one after the other. A single word is a phrase of one. */
export interface SearchTerm {
  words: readonly string[]
  isExcluded: boolean
}

/** An optional minus, then a quoted phrase (an unclosed quote reaches to the end) or anything up to a space or a quote. */
const TERM = /(?<minus>(?<=^|\s)[-−–])?(?:["“”„«»](?<phrase>[^"“”„«»]*)(?:["“”„«»]|$)|(?<word>[^\s"“”„«»]+))/gu

/**
 * Reads what a person typed into the search box: words are joined by AND, `"exact phrase"` keeps order and adjacency,
 * `-word` and `-"a phrase"` exclude. All other characters only separate words. A word that is several words to the
 * search (`e-mail`, `amazon.com`) is a phrase of them.
 * @returns no terms when there is nothing to search for, as in `!!!`
 */
export function parseSearchQuery(text: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (const { groups } of text.matchAll(TERM)) {
    const words = searchWords(groups?.['phrase'] ?? groups?.['word'] ?? '')
    if (words.length > 0) {
      terms.push({ words, isExcluded: groups?.['minus'] !== undefined })
    }
  }
  return terms
}

/**
 * The term in PostgreSQL's own notation, where quoted lexemes may hold any character. Pairs of short words are asked for
 * as pairs, so that the index alone answers; two words that are a pair need no more than that.
 */
export function termToTsquery({ words, isExcluded }: SearchTerm): string {
  const pairs = [...new Set(pairLexemes(words))]
  const isOnePair = words.length === 2 && pairs.length === 1
  const conditions = [...pairs.map(quoteLexeme), ...(isOnePair ? [] : [phraseOf(words)])]
  return `${isExcluded ? '!' : ''}(${conditions.join(' & ')})`
}

/** The term as what ranks a match: the words themselves, which have positions and weights. */
export function termToRankQuery({ words }: SearchTerm): string {
  return `(${phraseOf(words)})`
}

function phraseOf(words: readonly string[]): string {
  return words.map(quoteLexeme).join(' <-> ')
}

/** A lexeme as a literal of tsquery and tsvector. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
