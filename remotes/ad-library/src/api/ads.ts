import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type AdFilters, type AdSort } from '@marquee/contract/ad-filters'
import { countAds, getAd, listAdFilterOptions, listAds, listSameCreative } from '@marquee/contract/ad-search'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const TEN_MINUTES_MS = 600_000

export const adKeys = {
  filterOptions: ['ad-library', 'filter-options'] as const,
  /** The root key of every list and its total. */
  lists: ['ad-library', 'ads'] as const,
  sameCreative: (id: string) => ['ad-library', 'same-creative', id] as const,
  /** The root key of every ad. */
  ads: ['ad-library', 'ad'] as const,
  details: (id: string) => ['ad-library', 'ad', id] as const,
}

/** Niches, countries, languages and calls to action that occur in the library. */
export function listAdFilterOptionsQuery() {
  return queryOptions({
    queryKey: adKeys.filterOptions,
    queryFn: ({ signal }) => callEndpoint(listAdFilterOptions, {}, { signal }),
    staleTime: TEN_MINUTES_MS,
  })
}

export interface AdSearch {
  filters: AdFilters
  sort: AdSort
  /** The maximum number of ads of one brand on a page of results; 0 = no cap. */
  perBrand: number
  /** `longest_running` also shows ads that were not verified in the last 30 days. */
  includeUnverified: boolean
}

const PAGE_SIZE = 24
/** The size of each page after the first one. Each page costs a request and a render, however few ads it contains. */
const LARGE_PAGE_SIZE = 72

/** Pages of the ad library. They stay fresh while they are shown: a refetch would request every page that was scrolled past. */
export function listAdsQuery(search: AdSearch) {
  return infiniteQueryOptions({
    queryKey: [...adKeys.lists, search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...searchQuery(search), per_brand: search.perBrand, limit: pageSize(search, pageParam) }
      const page = await callEndpoint(listAds, { query: { ...query, cursor: pageParam ?? undefined } }, { signal })
      return withMeasuredTexts(page, ({ data }) => data)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    staleTime: Number.POSITIVE_INFINITY,
    // Structural sharing would compare 10,000 ads after each page and block the page during scrolling.
    structuralSharing: false,
  })
}

/** A cap per brand applies to one page of results, so those pages keep their size. */
function pageSize({ perBrand }: AdSearch, cursor: string | null): number {
  return cursor === null || perBrand > 0 ? PAGE_SIZE : LARGE_PAGE_SIZE
}

/** The query that the list and the filter counts share. */
export function searchQuery({ filters, sort, includeUnverified }: Omit<AdSearch, 'perBrand'>) {
  return { ...filters, sort, ...(includeUnverified && { include_unverified: 'true' }) }
}

const SAME_CREATIVE_PAGE_SIZE = 6
/** The server reads images within a few seconds. */
const ASK_AGAIN_MS = 2000
const MOST_QUESTIONS = 10

/** Pages of the other ads with the same creative; the query repeats while the server still reads the ad's images. */
export function listSameCreativeQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: adKeys.sameCreative(id),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: SAME_CREATIVE_PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(listSameCreative, { params: { id }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.pages[0]?.meta.state === 'waiting' && dataUpdateCount < MOST_QUESTIONS && ASK_AGAIN_MS,
  })
}

/** The number of ads that a search finds, for searches whose first page does not contain it. */
export function countAdsQuery({ filters, sort, includeUnverified }: Omit<AdSearch, 'perBrand'>) {
  return queryOptions({
    queryKey: [...adKeys.lists, 'total', { filters, sort, includeUnverified }],
    queryFn: ({ signal }) => {
      return callEndpoint(countAds, { query: searchQuery({ filters, sort, includeUnverified }) }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function getAdQuery(id: string) {
  return queryOptions({
    queryKey: adKeys.details(id),
    queryFn: ({ signal }) => callEndpoint(getAd, { params: { id } }, { signal }),
  })
}
