import { type AdFacet, type AdFacetCounts, adFacets } from '@marquee/contract/ad-facets'
import type { AdFilters } from '@marquee/contract/ad-filters'
import { type AdCriteria, isEverything } from './ad-criteria.ts'
import type { FacetCount, FacetCountRepository } from './facet-counts.repository.ts'
import type { SampleRate } from './ad-conditions.repository.ts'
import { facetValue } from './search-facets.ts'

/** Up to this number, every match is counted. */
const EXACT_ROWS = 4000
/** With more matches than this, a sample of one in 64, or one in 256, is accurate to within a few percent. */
const MANY_ROWS = 32_000
const HUGE_ROWS = 128_000
/** The maximum number of matches that are counted when the planner's estimate is wrong. */
const MOST_ROWS = 10_000

export interface FacetCountSource {
  repository: Pick<FacetCountRepository, 'listAll' | 'count'>
  /** The number of matches that the planner expects. */
  estimate: (criteria: AdCriteria) => Promise<number>
}

/** How often each facet occurs in the ads of one search. */
export interface SetCounts {
  counts: readonly FacetCount[]
  isEstimate: boolean
}

/**
 * Counts the choices of every facet in the ads of a search. The search for a facet leaves out the facet's own choice: the
 * counts show the results of another choice. Facets without a choice share one count.
 */
export async function countFacets(
  filters: AdFilters,
  countSet: (filters: AdFilters) => Promise<SetCounts>,
): Promise<AdFacetCounts[]> {
  const chosen = adFacets.filter((facet) => filters[facet] !== undefined)
  const needsShared = chosen.length < adFacets.length
  const [shared, ...own] = await Promise.all([
    needsShared ? countSet(filters) : NOTHING,
    ...chosen.map((facet) => countSet({ ...filters, [facet]: undefined })),
  ])
  return adFacets.map((facet) => present(facet, own[chosen.indexOf(facet)] ?? shared))
}

const NOTHING: SetCounts = { counts: [], isEstimate: false }

/** Counts the facets of one search: all of them when there are few matches, else a sample. */
export async function countInSample(
  { repository, estimate }: FacetCountSource,
  criteria: AdCriteria,
): Promise<SetCounts> {
  if (isEverything(criteria) && criteria.isActive === null) {
    return countEverything({ repository, estimate }, criteria)
  }
  const expected = await estimate(criteria)
  if (expected <= EXACT_ROWS) {
    const all = await repository.count(criteria, 1, MOST_ROWS)
    return all.looked < MOST_ROWS
      ? { counts: all.counts, isEstimate: false }
      : countSample(repository, criteria, sampleRate(criteria, 0))
  }
  const rate = sampleRate(criteria, expected)
  const sample = await countSample(repository, criteria, rate)
  // The planner does not know how many of the ads with the words of a phrase contain the phrase.
  return sample.looked * rate <= EXACT_ROWS ? countInSample({ repository, estimate: few }, criteria) : sample
}

/** Counts of the common ads that were made in advance, with those of the workspace's own. */
async function countEverything(source: FacetCountSource, criteria: AdCriteria): Promise<SetCounts> {
  const [common, own] = await Promise.all([
    source.repository.listAll(),
    criteria.viewer === null ? NOTHING : countInSample(source, { ...criteria, isOwnOnly: true }),
  ])
  return { ...own, counts: own.counts.length === 0 ? common : sumCounts([common, own.counts]) }
}

/** Counts of ads in several places together, most frequent first. */
export function sumCounts(sets: readonly (readonly FacetCount[])[]): FacetCount[] {
  const sums = new Map<string, number>()
  for (const { lexeme, ads_count } of sets.flat()) {
    sums.set(lexeme, (sums.get(lexeme) ?? 0) + ads_count)
  }
  return Array.from(sums, ([lexeme, ads_count]) => ({ lexeme, ads_count })).toSorted(
    (a, b) => b.ads_count - a.ads_count || (a.lexeme < b.lexeme ? -1 : 1),
  )
}

/** Samples are found by facets and words, or read as a whole: one in 16 of the whole library is too many to read. */
function sampleRate({ tsquery }: AdCriteria, expected: number): SampleRate {
  if (expected > HUGE_ROWS) {
    return 256
  }
  return expected > MANY_ROWS || tsquery === null ? 64 : 16
}

function few(): Promise<number> {
  return Promise.resolve(0)
}

async function countSample(
  repository: FacetCountSource['repository'],
  criteria: AdCriteria,
  rate: SampleRate,
): Promise<SetCounts & { looked: number }> {
  const { counts, looked } = await repository.count(criteria, rate, MOST_ROWS)
  const scaled = counts.map(({ lexeme, ads_count }) => ({ lexeme, ads_count: rounded(ads_count * rate) }))
  return { counts: scaled, isEstimate: true, looked }
}

/** Rounds to two significant digits, the precision of a sample. */
function rounded(count: number): number {
  return Number(count.toPrecision(2))
}

function present(facet: AdFacet, { counts, isEstimate }: SetCounts): AdFacetCounts {
  const values = counts.flatMap(({ lexeme, ads_count }) => {
    const value = facetValue(facet, lexeme)
    return value === null ? [] : [{ value, ads_count }]
  })
  return { facet, is_estimate: isEstimate, values }
}
