import type { AdFacet, AdFacetCounts } from '@marquee/contract/ad-facets'
import type { Ad, AdFilterOptions, AdFilters, AdSort, AdSummary } from '@marquee/contract/ads'
import { isNiche } from '@marquee/contract/niches'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts'
import { isMatchingAd } from './ad-conditions.repository.ts'
import { type AdCriteria, type BrandChoices, ineffectiveParameters, isEverything, toAdCriteria } from './ad-criteria.ts'
import { adOrder } from './ad-order.ts'
import { readPage } from './ad-page.ts'
import { createAdSearchRepository } from './ad-search.repository.ts'
import { createAdRepository } from './ads.repository.ts'
import { countFacets } from './count-facets.ts'
import { createFacetCountRepository, type FacetCount } from './facet-counts.repository.ts'
import { type MediaUrls, presentAd, presentSummary } from './present-ad.ts'
import { readWindow } from './read-window.ts'
import { facetValue } from './search-facets.service.ts'

export interface AdServiceDependencies {
  db: Database
  clock: Clock
  mediaUrls: MediaUrls
  /** Which of these ads the workspace has in its swipe file. */
  savedAdMarks: { listSaved(workspaceId: string, adIds: readonly string[]): Promise<ReadonlySet<string>> }
  /** The brands that the workspace follows and hides. */
  brandChoices: (workspaceId: string) => Promise<BrandChoices>
}

export interface AdSearch {
  filters: AdFilters
  sort: AdSort
  cursor: string | undefined
  limit: number
  perBrand: number
  includeUnverified: boolean
}

export type AdScope = Pick<AdSearch, 'filters' | 'sort' | 'includeUnverified'>

/** The condition that the ad of this column fits. */
export type AdMatcher = (adId: Parameters<typeof isMatchingAd>[0]) => ReturnType<typeof isMatchingAd>

export interface AdTotal {
  /** At most 10,000. */
  count: number
  isCapped: boolean
}

export interface AdPage {
  ads: AdSummary[]
  nextCursor: string | null
  /** Null on every page but the first, and where reading the page did not tell it. */
  total: AdTotal | null
  /** Parameters that changed nothing. */
  ineffective: string[]
  heldBack: number
  leavesOutUnverified: boolean
}

const position = z.object({ key: z.int(), id: z.uuid() })

function cursorSchema(sort: AdSort) {
  return z.object({
    sort: z.literal(sort),
    as_of: z.int(),
    from: position.nullable(),
    until: position.nullable(),
    after: position.extend({ rank: z.number() }).nullable(),
  })
}

/** Totals are exact up to here; beyond, a person only needs to know that there are more. */
const TOTAL_CAP = 10_000

/** The ad library: global, the same for every workspace but for what is saved. */
export function createAdService({ db, clock, mediaUrls, savedAdMarks, brandChoices }: AdServiceDependencies) {
  const repository = createAdRepository(db)
  const searchRepository = createAdSearchRepository(db)
  const facetRepository = createFacetCountRepository(db)

  /** Ads by id, in the order of the ids; ids that do not exist are left out. */
  async function listByIds(workspaceId: string, ids: readonly string[]): Promise<AdSummary[]> {
    const [rows, mediaRows, saved] = await Promise.all([
      repository.listSummaries(ids),
      repository.listMedia(ids),
      savedAdMarks.listSaved(workspaceId, ids),
    ])
    const now = clock.now()
    const media = Map.groupBy(mediaRows, (row) => row.ad_id)
    const summaries = new Map(
      rows.map((row) => {
        const surroundings = { media: media.get(row.id) ?? [], isSaved: saved.has(row.id), mediaUrls, now }
        return [row.id, presentSummary(row, surroundings)]
      }),
    )
    return ids.flatMap((id) => summaries.get(id) ?? [])
  }

  async function count(criteria: AdCriteria): Promise<AdTotal> {
    return toTotal(await searchRepository.count(criteria, TOTAL_CAP + 1))
  }

  /** Counting holds a page up, unless every ad is a match. */
  async function countTotal(criteria: AdCriteria, known: number | null): Promise<AdTotal | null> {
    if (known !== null) {
      return toTotal(known)
    }
    return isEverything(criteria) ? await count(criteria) : null
  }

  return {
    listByIds,

    /**
     * One page of a search.
     * @throws DomainError 422 for a cursor of another sort or not of ours
     */
    async search(actor: Actor, search: AdSearch): Promise<AdPage> {
      const { filters, limit, perBrand, includeUnverified } = search
      const ineffective = ineffectiveParameters(filters, search.sort, includeUnverified)
      const sort = ineffective.includes('sort') ? 'newest' : search.sort
      const cursor = decodeCursor(cursorSchema(sort), search.cursor)
      const asOf = cursor?.as_of ?? clock.now().getTime()
      const brands = await brandChoices(actor.workspaceId)
      const criteria = toAdCriteria(filters, { sort, includeUnverified, asOf, brands })
      const order = adOrder(sort, criteria.isActive, asOf)
      const page = await readPage({
        order,
        limit,
        perBrand: criteria.brandId === null ? perBrand : 0,
        cursor,
        read: (request) => readWindow({ repository: searchRepository, criteria, order }, request),
        isRanked: sort === 'relevance',
      })
      const ids = page.shown.map((match) => match.id)
      const [ads, total] = await Promise.all([
        listByIds(actor.workspaceId, ids),
        cursor === null ? countTotal(criteria, page.total) : null,
      ])
      return {
        ads,
        nextCursor: page.next && encodeCursor({ sort, as_of: asOf, ...page.next }),
        total,
        ineffective,
        heldBack: page.heldBack,
        leavesOutUnverified: criteria.verifiedSince !== null,
      }
    },

    /** @throws DomainError 404 */
    async get(actor: Actor, id: string): Promise<Ad> {
      const [row, media, saved] = await Promise.all([
        repository.find(id),
        repository.listMedia([id]),
        savedAdMarks.listSaved(actor.workspaceId, [id]),
      ])
      if (row === undefined) {
        throw notFound('ad')
      }
      return presentAd(row, { media, isSaved: saved.has(id), mediaUrls, now: clock.now() })
    },

    /** How many ads a search finds. */
    async count({ workspaceId }: Actor, { filters, sort, includeUnverified }: AdScope): Promise<AdTotal> {
      const asOf = clock.now().getTime()
      const brands = await brandChoices(workspaceId)
      const criteria = toAdCriteria(filters, { sort, includeUnverified, asOf, brands })
      return await count(criteria)
    },

    /** How many ads of the search each choice of its filters would show. */
    async countFacets({ workspaceId }: Actor, { filters, sort, includeUnverified }: AdScope): Promise<AdFacetCounts[]> {
      const asOf = clock.now().getTime()
      const options = { sort, includeUnverified, asOf, brands: await brandChoices(workspaceId) }
      const source = {
        repository: facetRepository,
        estimate: (criteria: AdCriteria) => {
          return searchRepository.estimate(criteria, adOrder('newest', criteria.isActive, asOf).branches)
        },
        toCriteria: (some: AdFilters) => toAdCriteria(some, options),
      }
      return await countFacets(source, filters)
    },

    /** The values that occur in the library, most frequent first. */
    async listFilterOptions(): Promise<AdFilterOptions> {
      return toFilterOptions(await facetRepository.listAll())
    },

    /** Those of the ids that are in the library. */
    findExistingIds(ids: readonly string[]): Promise<string[]> {
      return repository.listExistingIds(ids)
    },

    /**
     * A condition for another module's query: that the ad of a column fits the filters. Brands that the workspace hides are
     * hidden in Explore only: what it keeps of them stays to be seen.
     */
    async matcher(workspaceId: string, filters: AdFilters): Promise<AdMatcher> {
      const followed = filters.followed === undefined ? [] : (await brandChoices(workspaceId)).followed
      const asOf = clock.now().getTime()
      const options = { sort: 'newest', includeUnverified: true, asOf, brands: { followed, hidden: [] } } as const
      const criteria = toAdCriteria(filters, options)
      return (adId) => isMatchingAd(adId, criteria)
    },
  }
}
function toFilterOptions(counts: readonly FacetCount[]): AdFilterOptions {
  function listOptions(facet: AdFacet) {
    return counts.flatMap(({ lexeme, ads_count }) => {
      const value = facetValue(facet, lexeme)
      return value === null ? [] : [{ value, ads_count }]
    })
  }
  return {
    // Ads may have other words from imports before the vocabulary was one; nobody is offered them.
    niches: listOptions('niche').filter(({ value }) => isNiche(value)),
    countries: listOptions('country'),
    languages: listOptions('language'),
    ctas: listOptions('cta'),
  }
}

function toTotal(matches: number): AdTotal {
  return { count: Math.min(matches, TOTAL_CAP), isCapped: matches > TOTAL_CAP }
}

export type AdService = ReturnType<typeof createAdService>
