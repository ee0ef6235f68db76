import type { AdFilters, AdSort } from '@marquee/contract/ad-filters'
import { DAY_MS } from '../../../../platform/clock.ts'
import type { AdQuery, BrandChoices, SpokenAds } from './ad-query.ts'
import { isIndexed, quoteLexeme, termToPhrase, termToRankQuery, termToTsquery } from './search-query.ts'
import { parseSearchQuery, type SearchTerm } from '@marquee/contract/search-terms'
import { type Facet, facetLexeme, KNOWN_START } from './search-facets.ts'

/** Ads that were last verified longer ago do not count as running: age alone is no success. */
const VERIFIED_WITHIN_DAYS = 30

/** The conditions of a search on the rows of `ad_search`. Times are milliseconds since 1970. */
export interface AdCriteria {
  /** The workspace whose own ads are found beside the common ones; null for these alone. */
  viewer: string | null
  /** Whether these alone are found. */
  isOwnOnly: boolean
  /** Words and facets together, in PostgreSQL's notation; null when the search has none. */
  tsquery: string | null
  /** Words in sequence, which the index of words cannot check; null when the search has no phrase. */
  phrases: string | null
  /** Whether the index alone determines how many ads match the words: of phrases, it contains only pairs of short words. */
  isIndexed: boolean
  /** Ads that match without their own words, because their videos say them; null for none. */
  saying: readonly string[] | null
  /** What these ads have to match instead of `tsquery`: the facets, and no excluded word; null for nothing. */
  unspokenQuery: string | null
  /** Ads with a transcript of the workspace, when only ads with a transcript are wanted; null for all ads. */
  onlyTranscribed: readonly string[] | null
  /** Ads of these sources, or with these ids; null when the facets in `tsquery` say all about sources. */
  sourcesOrCaptured: { tsquery: string; captured: readonly string[] } | null
  /** The words that raise the rank; null without ranking. */
  rankQuery: string | null
  isActive: boolean | null
  brandId: string | null
  startedFrom: number | null
  startedBefore: number | null
  minRunMs: number | null
  maxRunMs: number | null
  minVariations: number | null
  minReach: number | null
  maxReach: number | null
  /** Limits for the number of the brand's active ads. */
  minBrandAds: number | null
  maxBrandAds: number | null
  /** Null for every brand. */
  onlyBrands: readonly string[] | null
  excludedBrands: readonly string[]
  verifiedSince: Date | null
  seenFrom: Date | null
  seenBefore: Date | null
  /** The time up to which days of running are counted. */
  asOf: number
}

interface CriteriaOptions extends Pick<
  AdQuery,
  'workspaceId' | 'sort' | 'includeUnverified' | 'brands' | 'spoken' | 'captured'
> {
  asOf: number
}

/** Turns the filters of the contract into criteria on the search table. */
export function toAdCriteria(
  filters: AdFilters,
  { workspaceId, sort, includeUnverified, asOf, brands, spoken, captured }: CriteriaOptions,
): AdCriteria {
  const terms = parseSearchQuery(filters.q ?? '')
  const wanted = terms.filter((term) => !term.isExcluded)
  const sourcesOrCaptured = sourceCriteria(filters, captured)
  const facets = facetQueries(sourcesOrCaptured === null ? filters : { ...filters, source: undefined })
  const excluded = terms.filter((term) => term.isExcluded).map(termToTsquery)
  const spokenOnes = spokenCriteria(filters, joinQuery([...facets, ...excluded], ' & '), spoken)
  const leavesOutUnverified = sort === 'longest_running' && !includeUnverified
  return {
    viewer: workspaceId,
    isOwnOnly: false,
    tsquery: joinQuery([...facets, ...terms.map(termToTsquery)], ' & '),
    ...spokenOnes,
    sourcesOrCaptured,
    phrases: joinQuery(
      wanted.flatMap((term) => termToPhrase(term) ?? []),
      ' & ',
    ),
    isIndexed: spokenOnes.saying === null && wanted.every(isIndexed),
    rankQuery: sort === 'relevance' ? joinQuery(wanted.map(termToRankQuery), ' & ') : null,
    isActive: filters.status === undefined ? null : filters.status === 'active',
    ...momentCriteria(filters),
    ...numberCriteria(filters),
    brandId: filters.brand ?? null,
    onlyBrands: filters.followed === undefined ? null : brands.followed,
    excludedBrands: excludedBrands(filters, brands),
    verifiedSince: leavesOutUnverified ? new Date(asOf - VERIFIED_WITHIN_DAYS * DAY_MS) : null,
    asOf,
  }
}

/** What a search asks of transcripts. @param query what an ad whose video says the words has to match besides */
function spokenCriteria(
  { transcript }: AdFilters,
  query: string | null,
  { saying, transcribed }: SpokenAds = { saying: [], transcribed: [] },
) {
  return {
    saying: saying.length === 0 ? null : saying,
    unspokenQuery: saying.length === 0 ? null : query,
    onlyTranscribed: transcript === undefined ? null : transcribed,
  }
}

/** Ads that the workspace captured belong to the source `extension` as well as to their own. */
function sourceCriteria({ source = [] }: AdFilters, captured: readonly string[] = []) {
  const tsquery = joinQuery(anyOf(source.map((value) => facetLexeme('source', value))), ' & ')
  return tsquery === null || captured.length === 0 || !source.includes('extension') ? null : { tsquery, captured }
}

function momentCriteria(filters: AdFilters) {
  return {
    startedFrom: toStart(filters.started_after),
    startedBefore: toEnd(filters.started_before),
    minRunMs: ifGiven(filters.min_days, (days) => days * DAY_MS),
    maxRunMs: ifGiven(filters.max_days, (days) => (days + 1) * DAY_MS),
    seenFrom: ifGiven(toStart(filters.seen_after), toDate),
    seenBefore: ifGiven(toEnd(filters.seen_before), toDate),
  }
}

function numberCriteria(filters: AdFilters) {
  return {
    minVariations: filters.min_variations ?? null,
    minReach: filters.min_reach ?? null,
    maxReach: filters.max_reach ?? null,
    minBrandAds: filters.min_brand_ads ?? null,
    maxBrandAds: filters.max_brand_ads ?? null,
  }
}

/** A search for one brand shows it, also when the workspace hides it elsewhere. */
function excludedBrands({ brand, not_brand: asked = [] }: AdFilters, { hidden }: BrandChoices): readonly string[] {
  return [...asked, ...(brand === undefined ? hidden : [])]
}

function toStart(day: string | undefined): number | null {
  return day === undefined ? null : Date.parse(day)
}

/** The first moment after a day. */
function toEnd(day: string | undefined): number | null {
  return day === undefined ? null : Date.parse(day) + DAY_MS
}

function toDate(milliseconds: number): Date {
  return new Date(milliseconds)
}

function ifGiven<In, Out>(value: In | null | undefined, turn: (value: In) => Out): Out | null {
  return value === null || value === undefined ? null : turn(value)
}

/** Whether every ad of the status that the viewer sees matches. */
export function isEverything(criteria: AdCriteria): boolean {
  const {
    viewer: _viewer,
    isOwnOnly,
    isActive: _status,
    isIndexed: _told,
    rankQuery: _rank,
    asOf: _now,
    excludedBrands: excluded,
    ...rest
  } = criteria
  return !isOwnOnly && excluded.length === 0 && Object.values(rest).every((criterion) => criterion === null)
}

/**
 * Parameters of the request that have no effect: a query without a word, relevance without words to rank by, and unverified ads
 * in an order that does not leave them out.
 */
export function ineffectiveParameters(filters: AdFilters, sort: AdSort, includeUnverified: boolean): string[] {
  const terms = parseSearchQuery(filters.q ?? '')
  const hasWords = (wanted: (term: SearchTerm) => boolean): boolean => terms.some(wanted)
  return [
    ...(filters.q !== undefined && !hasWords(() => true) ? ['q'] : []),
    ...(sort === 'relevance' && !hasWords((term) => !term.isExcluded) ? ['sort'] : []),
    ...(includeUnverified && sort !== 'longest_running' ? ['include_unverified'] : []),
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
    ['video_length', filters.video_length],
    ['age', filters.age],
    ['gender', filters.gender],
    ['spend', filters.spend],
    ['source', filters.source],
  ]
  const { started_after, started_before, min_days, max_days } = filters
  const asksForStart = [started_after, started_before, min_days, max_days].some((bound) => bound !== undefined)
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
