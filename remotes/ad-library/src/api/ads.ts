import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  type AdFilters,
  type AdSort,
  countAds,
  getAd,
  listAdFilterOptions,
  listAds,
  listSameCreative,
} from '@marquee/contract/ads'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const TEN_MINUTES_MS = 600_000

export const adKeys = {
  filterOptions: ['ad-library', 'filter-options'] as const,
  /** The root of every list and its total. */
  lists: ['ad-library', 'ads'] as const,
  sameCreative: (id: string) => ['ad-library', 'same-creative', id] as const,
  /** The root of every ad. */
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
  /** Most ads of one brand on a page of results; 0 = no cap. */
  perBrand: number
  /** `longest_running` also shows ads that were not verified in the last 30 days. */
  includeUnverified: boolean
}

const PAGE_SIZE = 24
/** Of pages after the first one. Each costs a request and renders the page anew, however few ads it brings. */
const LARGE_PAGE_SIZE = 72

/** Pages of the ad library. They stay fresh while they are shown: a refetch would ask for every page that was scrolled past. */
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
    // Comparing 10,000 ads with themselves after each page would block the page while it is scrolled.
    structuralSharing: false,
  })
}

/** A cap for each brand holds for a page of results: its pages stay as they are. */
function pageSize({ perBrand }: AdSearch, cursor: string | null): number {
  return cursor === null || perBrand > 0 ? PAGE_SIZE : LARGE_PAGE_SIZE
}

/** What both the list and the counts beside its filters are asked for. */
export function searchQuery({ filters, sort, includeUnverified }: Omit<AdSearch, 'perBrand'>) {
  return { ...filters, sort, ...(includeUnverified && { include_unverified: 'true' }) }
}

const SAME_CREATIVE_PAGE_SIZE = 6
/** The server reads images within a moment. */
const ASK_AGAIN_MS = 2000
const MOST_QUESTIONS = 10

/** Pages of the other ads with an ad's creative; asked for again while the server still reads its images. */
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

/** How many ads a search finds, where its first page does not tell. */
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
