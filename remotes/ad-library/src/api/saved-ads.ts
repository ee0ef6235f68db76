import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { AdFilters } from '@marquee/contract/ad-filters'
import {
  getSavedAd,
  listSavedAds,
  listSavedAdTags,
  listSavedBrands,
  listSavedPlaces,
  MAX_BULK_ADS,
  type TagSort,
} from '@marquee/contract/saved-ads'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const savedAdKeys = {
  latest: ['ad-library', 'latest-saved'] as const,
  tags: ['ad-library', 'saved-ad-tags'] as const,
  lists: ['ad-library', 'saved-ads'] as const,
  brands: ['ad-library', 'saved-brands'] as const,
  marks: ['ad-library', 'saved-marks'] as const,
  places: ['ad-library', 'saved-places'] as const,
  /** The root key of each ad's note and tags. */
  ads: ['ad-library', 'saved-ad'] as const,
  details: (adId: string) => ['ad-library', 'saved-ad', adId] as const,
}

/** The ads that the workspace saved last, as many as the dashboard shows. */
export function listLatestSavedQuery() {
  return queryOptions({
    queryKey: savedAdKeys.latest,
    queryFn: ({ signal }) => callEndpoint(listSavedAds, { query: { limit: 6 } }, { signal }),
    staleTime: 0,
    meta: changesWith('saved-ads'),
  })
}

/** The tags of the swipe file. */
export function listSavedAdTagsQuery(sort: TagSort) {
  return queryOptions({
    queryKey: [...savedAdKeys.tags, sort],
    meta: changesWith('saved-ads'),
    queryFn: ({ signal }) => callEndpoint(listSavedAdTags, { query: { sort } }, { signal }),
  })
}

export type SavedAdSort = 'latest_added' | 'first_added'

/** A search in the swipe file or on a board. */
export interface CollectionSearch {
  filters: AdFilters
  /** An ad must have all of these tags. */
  tags: readonly string[]
  /** Ids of members. */
  savedBy: readonly string[]
}

export interface SavedAdSearch extends CollectionSearch {
  sort: SavedAdSort
}

/** A search as the API's query; empty lists are left out. */
export function toCollectionQuery({ filters, tags, savedBy }: CollectionSearch) {
  return {
    ...filters,
    ...(tags.length > 0 && { tag: [...tags] }),
    ...(savedBy.length > 0 && { saved_by: [...savedBy] }),
  }
}

const PAGE_SIZE = 24

/** Pages of the swipe file. */
export function listSavedAdsQuery(search: SavedAdSearch) {
  return infiniteQueryOptions({
    queryKey: [...savedAdKeys.lists, search],
    meta: changesWith('saved-ads'),
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...toCollectionQuery(search),
        sort: search.sort,
        limit: PAGE_SIZE,
        cursor: pageParam ?? undefined,
      }
      const page = await callEndpoint(listSavedAds, { query }, { signal })
      return withMeasuredTexts(page, ({ data }) => data.map(({ ad }) => ad))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    structuralSharing: false,
  })
}

const BRANDS_PAGE_SIZE = 50

/** Brands that the workspace follows or has saved ads of. */
export function listSavedBrandsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...savedAdKeys.brands, q],
    meta: changesWith('saved-ads', 'followed-brands'),
    queryFn: ({ pageParam, signal }) => {
      const query = { q: q || undefined, limit: BRANDS_PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(listSavedBrands, { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Where the workspace keeps these ads already. */
export function savedPlacesQuery(adIds: readonly string[]) {
  return queryOptions({
    queryKey: [...savedAdKeys.places, adIds],
    meta: changesWith('saved-ads', 'boards'),
    queryFn: async ({ signal }) =>
      (await callEndpoint(listSavedPlaces, { body: { ad_ids: [...adIds] } }, { signal })).data,
    enabled: adIds.length > 0 && adIds.length <= MAX_BULK_ADS,
    staleTime: 0,
  })
}

/** The workspace's note and tags of a saved ad. */
export function getSavedAdQuery(adId: string) {
  return queryOptions({
    queryKey: savedAdKeys.details(adId),
    queryFn: ({ signal }) => callEndpoint(getSavedAd, { params: { ad_id: adId } }, { signal }),
    meta: changesWith('saved-ads'),
  })
}
