import { type AdFacet, type AdFacetCounts, adFacets } from '@marquee/contract/ad-facets'
import type { AdFilters, AdSort } from '@marquee/contract/ad-filters'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import { decodeCursor, encodeCursor } from '../../../../platform/http/cursor.ts'
import { type AdCriteria, ineffectiveParameters, isEverything, toAdCriteria } from './ad-criteria.ts'
import { adOrder } from './ad-order.ts'
import { readPage } from './ad-page.ts'
import type { AdQuery } from './ad-query.ts'
import { countFacets } from './count-facets.ts'
import { createFacetCountRepository } from './facet-counts.repository.ts'
import { type ChooseSource, createPostgresSource, type MatchSource } from './match-source.ts'
import { facetValue } from './search-facets.ts'

export interface AdPageRequest {
  /** The cursor from the previous page. */
  cursor: string | undefined
  limit: number
  /** The maximum number of ads of one brand among neighbouring results; 0 = no cap. */
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
  /** Null on every page except the first, and when counting would delay the page. */
  total: AdTotal | null
  /** The number of matches that the cap left out up to the end of this page. */
  heldBack: number
  /** Parameters that had no effect. */
  ineffective: string[]
  leavesOutUnverified: boolean
}

/** The number of ads in the library with a value of a facet. */
export interface FacetValue {
  facet: AdFacet
  value: string
  ads_count: number
}

/** The search of the ad library. Its callers do not know how ads are found; another engine would implement the same four functions. */
export interface AdSearch {
  /** @throws DomainError 422 for a cursor of another sort, or for one that we did not issue */
  searchAds(query: AdQuery, page: AdPageRequest): Promise<FoundAds>
  countAds(query: AdQuery): Promise<AdTotal>
  /** The number of ads that each choice of the search's filters would show. */
  countFacets(query: AdQuery): Promise<AdFacetCounts[]>
  /** The values that occur in the common library as of the last import, most frequent first. */
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

/** Totals are exact up to this number; above it, the user only needs to know that there are more. */
const TOTAL_CAP = 10_000

/**
 * The search over what finds matches. Pages and cursors are made here, so a page may come from another source than the one before.
 * @param chooseSource the source for the searches of a workspace
 */
export function createAdSearch(db: Database, chooseSource?: ChooseSource): AdSearch {
  const facets = createFacetCountRepository(db)
  const postgres = createPostgresSource(db)

  function getSource(query: AdQuery): MatchSource {
    return chooseSource?.(postgres, query.workspaceId) ?? postgres
  }

  async function countTotal(source: MatchSource, criteria: AdCriteria): Promise<AdTotal> {
    return toTotal(await source.count(criteria, TOTAL_CAP + 1))
  }

  return {
    async searchAds(query, { cursor, limit, perBrand }) {
      const { filters, includeUnverified } = query
      const ineffective = ineffectiveParameters(filters, query.sort, includeUnverified)
      const sort = ineffective.includes('sort') ? 'newest' : query.sort
      const place = decodeCursor(cursorSchema(sort), cursor)
      // All pages count days of running up to the same time; otherwise ads would change places between two pages.
      const asOf = place?.as_of ?? query.now.getTime()
      const criteria = toAdCriteria(filters, { ...query, sort, asOf })
      const order = adOrder(sort, criteria.isActive, asOf)
      const options = {
        order,
        limit,
        perBrand: criteria.brandId === null ? perBrand : 0,
        isRanked: sort === 'relevance',
      }
      const source = getSource(query)
      const read = readPage({
        ...options,
        cursor: place,
        read: (request) => source.readWindow({ criteria, order }, request),
      })
      const isFirst = place === null
      const [page, everything] = await Promise.all([
        read,
        isFirst && isEverything(criteria) ? countTotal(source, criteria) : null,
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

    countAds: (query) =>
      countTotal(getSource(query), toAdCriteria(query.filters, { ...query, asOf: query.now.getTime() })),

    async countFacets(query) {
      const source = getSource(query)
      const toCriteria = (filters: AdFilters) => toAdCriteria(filters, { ...query, asOf: query.now.getTime() })
      const [counts, captured] = await Promise.all([
        countFacets(query.filters, (filters) => source.countSet(toCriteria(filters))),
        query.captured?.length ? source.count(toCriteria({ ...query.filters, source: ['extension'] }), TOTAL_CAP) : 0,
      ])
      return captured === 0 ? counts : counts.map((counted) => withCaptured(counted, captured))
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

/** A facet's count says of which source an ad is; the ads that the workspace captured belong to one more. */
function withCaptured(counted: AdFacetCounts, ads_count: number): AdFacetCounts {
  const others = counted.values.filter(({ value }) => value !== 'extension')
  const values = [...others, { value: 'extension', ads_count }].toSorted((a, b) => b.ads_count - a.ads_count)
  return counted.facet === 'source' ? { ...counted, values } : counted
}

function toTotal(matches: number): AdTotal {
  return { count: Math.min(matches, TOTAL_CAP), isCapped: matches > TOTAL_CAP }
}
