import { searchWords } from '@marquee/contract/search-words'
import { parseSearchQuery } from '@marquee/contract/search-terms'
import { quoteLexeme, termToRankQuery } from './search-query.ts'

/** The highest position that PostgreSQL stores. */
const LAST_POSITION = 16_383

/** The words that a video says in PostgreSQL's notation of a tsvector, cut as the words of ads are. */
export function toSpokenTerms(text: string): string {
  return searchWords(text)
    .map((word, index) => `${quoteLexeme(word)}:${Math.min(index + 1, LAST_POSITION)}`)
    .join(' ')
}

/** The words of a search as a tsquery over `toSpokenTerms`; null for a search that wants no word. */
export function toSpokenQuery(q: string): string | null {
  const terms = parseSearchQuery(q)
  return terms.every(({ isExcluded }) => isExcluded)
    ? null
    : terms.map((term) => `${term.isExcluded ? '!' : ''}${termToRankQuery(term)}`).join(' & ')
}
