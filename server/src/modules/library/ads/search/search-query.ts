import type { SearchTerm } from '@marquee/contract/search-terms'
import { pairLexeme, wordPairs } from './word-pairs.ts'

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
  return words.length === 1 ? null : toPhrase(words)
}

/** Whether the index tells the term so well that what it holds can be counted by it. */
export function isIndexed({ words }: SearchTerm): boolean {
  return words.length === 1 || (words.length === 2 && wordPairs(words).length === 1)
}

/** The term as what ranks a match: the words themselves, which have positions and weights. */
export function termToRankQuery({ words }: SearchTerm): string {
  return `(${toPhrase(words)})`
}

function toPhrase(words: readonly string[]): string {
  return words.map(quoteLexeme).join(' <-> ')
}

/** A lexeme as a literal of tsquery and tsvector. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
