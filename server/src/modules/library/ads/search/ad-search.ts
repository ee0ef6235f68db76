import { type AdFacet, type AdFacetCounts, adFacets } from '@marquee/contract/ad-facets'
import type { AdFilters, AdSort } from '@marquee/contract/ads'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import { decodeCursor, encodeCursor } from '../../../../platform/http/cursor.ts'
import { type AdCriteria, ineffectiveParameters, isEverything, toAdCriteria } from './ad-criteria.ts'
import { adOrder } from './ad-order.ts'
import { readPage } from './ad-page.ts'
import type { AdQuery } from './ad-query.ts'
import { createAdSearchRepository } from './ad-search.repository.ts'
import { countFacets } from './count-facets.ts'
import { createFacetCountRepository } from './facet-counts.repository.ts'
import { readWindow } from './read-window.ts'
import { facetValue } from './search-facets.ts'

export interface AdPageRequest {
  /** Of the page before. */
  cursor: string | undefined
  limit: number
  /** Most ads of one brand among neighbouring results; 0 = no cap. */
  perBrand: number
}

export interface AdTotal {
  /** At most 10,000. */
  count: number
  isCapped: boolean
}

export interface FoundAds {
  /** In the order of the search. */
  ids: string[]
  nextCursor: string | null
  /** Null on every page but the first, and where counting would hold the page up. */
  total: AdTotal | null
  /** How many matches the cap left out on the way to the end of this page. */
  heldBack: number
  /** Parameters that changed nothing. */
  ineffective: string[]
  leavesOutUnverified: boolean
}

/** How often a value of a facet occurs in the library. */
export interface FacetValue {
  facet: AdFacet
  value: string
  ads_count: number
}

/** The search of the ad library. What calls it knows nothing of how ads are found; another engine would answer the same four questions. */
export interface AdSearch {
  /** @throws DomainError 422 for a cursor of another sort or not of ours */
  searchAds(query: AdQuery, page: AdPageRequest): Promise<FoundAds>
  countAds(query: AdQuery): Promise<AdTotal>
  /** How many ads of the search each choice of its filters would show. */
  countFacets(query: AdQuery): Promise<AdFacetCounts[]>
  /** The values that occur in the library as of the last import, most frequent first. */
  listFacetValues(): Promise<FacetValue[]>
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

/** Searches by PostgreSQL alone (decision 10). */
export function createAdSearch(db: Database): AdSearch {
  const ads = createAdSearchRepository(db)
  const facets = createFacetCountRepository(db)

  async function countTotal(criteria: AdCriteria): Promise<AdTotal> {
    return toTotal(await ads.count(criteria, TOTAL_CAP + 1))
  }

  return {
    async searchAds(query, { cursor, limit, perBrand }) {
      const { filters, includeUnverified } = query
      const ineffective = ineffectiveParameters(filters, query.sort, includeUnverified)
      const sort = ineffective.includes('sort') ? 'newest' : query.sort
      const place = decodeCursor(cursorSchema(sort), cursor)
      // All pages count days of running to the same moment, or ads would change places between two of them.
      const asOf = place?.as_of ?? query.now.getTime()
      const criteria = toAdCriteria(filters, { ...query, sort, asOf })
      const order = adOrder(sort, criteria.isActive, asOf)
      const options = {
        order,
        limit,
        perBrand: criteria.brandId === null ? perBrand : 0,
        isRanked: sort === 'relevance',
      }
      const read = readPage({
        ...options,
        cursor: place,
        read: (request) => readWindow({ repository: ads, criteria, order }, request),
      })
      const isFirst = place === null
      const [page, everything] = await Promise.all([
        read,
        isFirst && isEverything(criteria) ? countTotal(criteria) : null,
      ])
      return {
        ids: page.shown.map((match) => match.id),
        nextCursor: page.next && encodeCursor({ sort, as_of: asOf, ...page.next }),
        total: isFirst && page.total !== null ? toTotal(page.total) : everything,
        heldBack: page.heldBack,
        ineffective,
        leavesOutUnverified: criteria.verifiedSince !== null,
      }
    },

    countAds: (query) => countTotal(toAdCriteria(query.filters, { ...query, asOf: query.now.getTime() })),

    countFacets(query) {
      const asOf = query.now.getTime()
      const source = {
        repository: facets,
        estimate: (criteria: AdCriteria) => ads.estimate(criteria, adOrder('newest', criteria.isActive, asOf).branches),
        toCriteria: (filters: AdFilters) => toAdCriteria(filters, { ...query, asOf }),
      }
      return countFacets(source, query.filters)
    },

    async listFacetValues() {
      const counts = await facets.listAll()
      return counts.flatMap(({ lexeme, ads_count }) =>
        adFacets.flatMap((facet) => {
          const value = facetValue(facet, lexeme)
          return value === null ? [] : [{ facet, value, ads_count }]
        }),
      )
    },
  }
}

function toTotal(matches: number): AdTotal {
  return { count: Math.min(matches, TOTAL_CAP), isCapped: matches > TOTAL_CAP }
}
