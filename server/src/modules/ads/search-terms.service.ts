import type { AssetType, Tier } from '@marquee/contract/ads'
import { TIER_FLOORS, tiers } from '@marquee/contract/ads'
import { quoteLexeme } from './search-query.ts'
import { searchWords } from './search-words.ts'
import { pairLexemes } from './word-pairs.ts'

/** Facets are lexemes beside the words; a word never holds a colon, so the two cannot be confused. */
const FACET_PREFIXES = {
  platform: 'p',
  format: 'f',
  niche: 'n',
  country: 'c',
  language: 'l',
  cta: 'a',
  market: 'm',
  page_type: 'g',
  tier: 't',
  known: 'k',
} as const
export type Facet = keyof typeof FACET_PREFIXES

/** The lexeme of a facet value, as `f:video`. */
export function facetLexeme(facet: Facet, value: string): string {
  return `${FACET_PREFIXES[facet]}:${value}`
}

/** `k:start`: the source says when the ad started. */
export const KNOWN_START = facetLexeme('known', 'start')

/**
 * How far `ad_search.verified_floor` may stay behind the moment of the last verification: the row is wide and indexed, and
 * must not be rewritten every time an ad is seen again.
 */
export const VERIFIED_FLOOR_LAG_MS = 15 * 24 * 60 * 60 * 1000

/** A text that a source may leave out. */
type Optional = string | null | undefined

export interface SearchableAd {
  /** Missing when the advertiser is not known. */
  brand_name: Optional
  title?: Optional
  body: string
  link_description?: Optional
  hook_text?: Optional
  cta_text?: Optional
  cards: readonly { title: string; body: string }[]
  platforms: readonly string[]
  asset_type: AssetType
  niches: readonly string[]
  countries: readonly string[]
  languages: readonly string[]
  cta_type?: Optional
  market_target?: Optional
  page_type?: Optional
  performance_score?: number | null | undefined
  has_known_start: boolean
}

/** The tier of a performance score; null below the lowest one. */
export function tierOf(score: number | null | undefined): Tier | null {
  return score === null || score === undefined ? null : (tiers.findLast((tier) => score >= TIER_FLOORS[tier]) ?? null)
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
  return [...[...facetsOf(ad), ...pairs].map(quoteLexeme), ...words].join(' ')
}

function facetsOf(ad: SearchableAd): string[] {
  const single = [
    ['format', ad.asset_type],
    ['cta', ad.cta_type],
    ['market', ad.market_target],
    ['page_type', ad.page_type],
    ['tier', tierOf(ad.performance_score)],
    ['known', ad.has_known_start ? 'start' : null],
  ] as const
  const several = [
    ['platform', ad.platforms],
    ['niche', ad.niches],
    ['country', ad.countries],
    ['language', ad.languages],
  ] as const
  return [
    ...single.flatMap(([facet, value]) => (value === null || value === undefined ? [] : [facetLexeme(facet, value)])),
    ...several.flatMap(([facet, values]) => values.map((value) => facetLexeme(facet, value))),
  ]
}
