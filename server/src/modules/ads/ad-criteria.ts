import type { AdFilters, AdSort } from '@marquee/contract/ads'
import { parseSearchQuery, quoteLexeme, type SearchTerm, termToRankQuery, termToTsquery } from './search-query.ts'
import { type Facet, facetLexeme, KNOWN_START } from './search-terms.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Ads that nobody verified for longer do not count as running: age alone is no success. */
const VERIFIED_WITHIN_DAYS = 30

/** What a search asks of the rows of `ad_search`. Times are milliseconds since 1970. */
export interface AdCriteria {
  /** Words and facets together, in PostgreSQL's notation; null when none is asked for. */
  tsquery: string | null
  /** The words that raise the rank; null when there is nothing to rank by. */
  rankQuery: string | null
  isActive: boolean | null
  brandId: string | null
  startedFrom: number | null
  startedBefore: number | null
  minRunMs: number | null
  verifiedSince: Date | null
  /** The moment that days of running ads are counted to. */
  asOf: number
}

interface CriteriaOptions {
  sort: AdSort
  includeUnverified: boolean
  asOf: number
}

/** Turns the filters of the contract into criteria on the search table. */
export function toAdCriteria(filters: AdFilters, { sort, includeUnverified, asOf }: CriteriaOptions): AdCriteria {
  const terms = parseSearchQuery(filters.q ?? '')
  const wanted = terms.filter((term) => !term.isExcluded)
  const leavesOutUnverified = sort === 'longest_running' && !includeUnverified
  return {
    tsquery: joinQuery([...facetQueries(filters), ...terms.map(termToTsquery)], ' & '),
    rankQuery: joinQuery(wanted.map(termToRankQuery), ' & '),
    isActive: filters.status === undefined ? null : filters.status === 'active',
    brandId: filters.brand ?? null,
    startedFrom: filters.started_after === undefined ? null : Date.parse(filters.started_after),
    startedBefore: filters.started_before === undefined ? null : Date.parse(filters.started_before) + DAY_MS,
    minRunMs: filters.min_days === undefined ? null : filters.min_days * DAY_MS,
    verifiedSince: leavesOutUnverified ? new Date(asOf - VERIFIED_WITHIN_DAYS * DAY_MS) : null,
    asOf,
  }
}

/** What was asked for and changes nothing: a query without a word, and relevance without anything to be relevant to. */
export function ineffectiveParameters(filters: AdFilters, sort: AdSort): string[] {
  const terms = parseSearchQuery(filters.q ?? '')
  const hasWords = (wanted: (term: SearchTerm) => boolean): boolean => terms.some(wanted)
  return [
    ...(filters.q !== undefined && !hasWords(() => true) ? ['q'] : []),
    ...(sort === 'relevance' && !hasWords((term) => !term.isExcluded) ? ['sort'] : []),
  ]
}

function facetQueries(filters: AdFilters): string[] {
  const facets: [Facet, readonly string[] | undefined][] = [
    ['platform', filters.platform],
    ['format', filters.format],
    ['niche', filters.niche],
    ['country', filters.country],
    ['language', filters.language],
    ['cta', filters.cta],
    ['market', filters.market === undefined ? undefined : [filters.market]],
    ['page_type', filters.page_type],
    ['tier', filters.tier],
  ]
  const asksForStart =
    filters.started_after !== undefined || filters.started_before !== undefined || filters.min_days !== undefined
  return [
    ...facets.flatMap(([facet, values]) => anyOf((values ?? []).map((value) => facetLexeme(facet, value)))),
    ...(asksForStart ? anyOf([KNOWN_START]) : []),
  ]
}

function anyOf(lexemes: readonly string[]): string[] {
  const query = joinQuery(lexemes.map(quoteLexeme), ' | ')
  return query === null ? [] : [`(${query})`]
}

function joinQuery(parts: readonly string[], operator: ' & ' | ' | '): string | null {
  return parts.length === 0 ? null : parts.join(operator)
}
