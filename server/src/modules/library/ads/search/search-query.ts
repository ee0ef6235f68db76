import type { SearchTerm } from '@marquee/contract/search-terms'
import { pairLexeme, wordPairs } from './word-pairs.ts'

/**
 * The query of the term for the index, in PostgreSQL's own notation, where quoted lexemes may contain any character: pairs of
 * short words as pairs, the others word by word. For two words or more, {@link termToPhrase} gives the other condition. An
 * excluded term is complete in this query.
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
 * The words in sequence, which the index cannot check, or only approximately for pairs; null for one word. This condition is
 * separate from the index query: as a part of it, it would make the index read all ads with each of the words, and every match
 * would be checked anyway.
 */
export function termToPhrase({ words }: SearchTerm): string | null {
  return words.length === 1 ? null : toPhrase(words)
}

/** Whether the index checks the term so precisely that matches can be counted by the index. */
export function isIndexed({ words }: SearchTerm): boolean {
  return words.length === 1 || (words.length === 2 && wordPairs(words).length === 1)
}

/** The query of the term that ranks a match: the words themselves, which have positions and weights. */
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
