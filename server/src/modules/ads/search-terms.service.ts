import { type FacetedAd, searchedFacets } from './search-facets.service.ts'
import { quoteLexeme } from './search-query.ts'
import { searchWords } from './search-words.ts'
import { pairLexemes } from './word-pairs.ts'

/**
 * How far `ad_search.verified_floor` and `seen_floor` may stay behind the moment of the last verification or sight: the row is
 * wide and indexed, and must not be rewritten every time an ad is seen again.
 */
export const FLOOR_LAG_MS = 15 * 24 * 60 * 60 * 1000

/** A text that a source may leave out. */
type Optional = string | null | undefined

export interface SearchableAd extends FacetedAd {
  /** Missing when the advertiser is not known. */
  brand_name: Optional
  title?: Optional
  body: string
  link_description?: Optional
  hook_text?: Optional
  cta_text?: Optional
  cards: readonly { title: string; body: string }[]
}

/** Words between two fields, so that no phrase reaches from one into the next. */
const FIELD_GAP = 10
/** The highest position that PostgreSQL tells apart. */
const LAST_POSITION = 16_383
/** PostgreSQL keeps no more positions of one lexeme. */
const MAX_POSITIONS = 255

/**
 * What is searched of an ad, in PostgreSQL's notation of a tsvector. A title weighs more than the body (A, B), the rest
 * less (C).
 */
export function buildSearchTerms(ad: SearchableAd): string {
  const positions = new Map<string, string[]>()
  const pairs = new Set<string>()
  let position = 0
  function addField(text: Optional, weight: 'A' | 'B' | 'C'): void {
    const words = searchWords(text ?? '')
    for (const pair of pairLexemes(words)) {
      pairs.add(pair)
    }
    for (const word of words) {
      position = Math.min(position + 1, LAST_POSITION)
      const known = positions.get(word)
      if (known === undefined) {
        positions.set(word, [`${position}${weight}`])
      } else if (known.length < MAX_POSITIONS) {
        known.push(`${position}${weight}`)
      }
    }
    position += FIELD_GAP
  }

  addField(ad.title, 'A')
  addField(ad.body, 'B')
  for (const text of [ad.hook_text, ad.link_description, ad.cta_text, ad.brand_name]) {
    addField(text, 'C')
  }
  for (const card of ad.cards) {
    addField(card.title, 'C')
    addField(card.body, 'C')
  }
  const words = Array.from(positions, ([word, places]) => `${quoteLexeme(word)}:${places.join(',')}`)
  return [...[...searchedFacets(ad), ...pairs].map(quoteLexeme), ...words].join(' ')
}
