import { searchWords } from './search-words.ts'
import { pairLexeme, wordPairs } from './word-pairs.ts'

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
 * What the index is asked for the term, in PostgreSQL's own notation, where quoted lexemes may hold any character: pairs of short
 * words as pairs, the others word by word. Of two words or more, {@link termToPhrase} says the rest. An exclusion is whole.
 */
export function termToTsquery(term: SearchTerm): string {
  const { words, isExcluded } = term
  const pairs = wordPairs(words)
  const paired = new Set(pairs.flatMap((pair) => pair.split(' ')))
  const phrase = isExcluded ? termToPhrase(term) : null
  const others = phrase === null ? words.filter((word) => !paired.has(word)).map(quoteLexeme) : [phrase]
  const conditions = new Set([...pairs.map((pair) => quoteLexeme(pairLexeme(pair))), ...others])
  return `${isExcluded ? '!' : ''}(${[...conditions].join(' & ')})`
}

/**
 * The words one after the other, which the index does not know, of pairs only nearly; null for one word. Asked beside the index:
 * within its query, it would go through all ads with each of the words, to have every match looked at anyway.
 */
export function termToPhrase({ words }: SearchTerm): string | null {
  return words.length === 1 ? null : phraseOf(words)
}

/** Whether the index tells the term so well that what it holds can be counted by it. */
export function isIndexed({ words }: SearchTerm): boolean {
  return words.length === 1 || (words.length === 2 && wordPairs(words).length === 1)
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
