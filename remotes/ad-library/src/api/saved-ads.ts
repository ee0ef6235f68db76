import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { AdFilters } from '@marquee/contract/ads'
import {
  changeSavedAds,
  getSavedAd,
  listSavedAds,
  listSavedAdTags,
  listSavedBrands,
  listSavedMarks,
  retryMediaCopies,
  saveAd,
  type SavedAdsChange,
  undoSavedAdsChange,
  unsaveAd,
  updateSavedAd,
} from '@marquee/contract/saved-ads'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** The ads that the workspace saved last, as many as the dashboard shows. */
export const listLatestSavedQuery = queryOptions({
  queryKey: ['ad-library', 'latest-saved'],
  queryFn: ({ signal }) => callEndpoint(listSavedAds, { query: { limit: 6 } }, { signal }),
  staleTime: 0,
  meta: changesWith('saved-ads'),
})

export const SAVED_AD_TAGS_KEY = ['ad-library', 'saved-ad-tags'] as const

/** The tags of the swipe file, most used first. */
export const listSavedAdTagsQuery = queryOptions({
  queryKey: SAVED_AD_TAGS_KEY,
  meta: changesWith('saved-ads'),
  queryFn: ({ signal }) => callEndpoint(listSavedAdTags, {}, { signal }),
})

export type SavedAdSort = 'latest_added' | 'first_added'

export interface SavedAdSearch {
  filters: AdFilters
  /** All of these. */
  tags: readonly string[]
  sort: SavedAdSort
}

const PAGE_SIZE = 24
export const SAVED_ADS_KEY = ['ad-library', 'saved-ads'] as const

/** Pages of the swipe file. */
export function listSavedAdsQuery(search: SavedAdSearch) {
  return infiniteQueryOptions({
    queryKey: [...SAVED_ADS_KEY, search],
    meta: changesWith('saved-ads'),
    queryFn: async ({ pageParam, signal }) => {
      const tag = search.tags.length === 0 ? undefined : [...search.tags]
      const query = { ...search.filters, tag, sort: search.sort, limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      const page = await callEndpoint(listSavedAds, { query }, { signal })
      return withMeasuredTexts(page, ({ data }) => data.map(({ ad }) => ad))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    structuralSharing: false,
  })
}

const BRANDS_PAGE_SIZE = 50
export const SAVED_BRANDS_KEY = ['ad-library', 'saved-brands'] as const

/** Brands that the workspace has saved ads of or follows. */
export function listSavedBrandsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...SAVED_BRANDS_KEY, q],
    meta: changesWith('saved-ads', 'followed-brands'),
    queryFn: ({ pageParam, signal }) => {
      const query = { q: q || undefined, limit: BRANDS_PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(listSavedBrands, { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Those of the ads that are in the swipe file. */
export function requestSavedMarks(adIds: readonly string[], signal: AbortSignal) {
  return callEndpoint(listSavedMarks, { body: { ad_ids: [...adIds] } }, { signal })
}

export const SAVED_AD_KEY = ['ad-library', 'saved-ad'] as const

/** What the workspace has written about an ad that it keeps. */
export function getSavedAdQuery(adId: string) {
  return queryOptions({
    queryKey: [...SAVED_AD_KEY, adId],
    queryFn: ({ signal }) => callEndpoint(getSavedAd, { params: { ad_id: adId } }, { signal }),
    meta: changesWith('saved-ads'),
  })
}

export function requestSaveAd(adId: string) {
  return callEndpoint(saveAd, { params: { ad_id: adId } })
}

/** Changes many saved ads at once, all or none. */
export function requestChangeSavedAds(change: SavedAdsChange) {
  return callEndpoint(changeSavedAds, { body: change })
}

/** Takes such a change back. */
export function requestUndoSavedAdsChange(id: string) {
  return callEndpoint(undoSavedAdsChange, { params: { id } })
}

export function requestUpdateSavedAd(adId: string, changes: { note?: string; tags?: string[] }) {
  return callEndpoint(updateSavedAd, { params: { ad_id: adId }, body: changes })
}

/** Copies the media of a saved ad again. */
export function requestRetryMediaCopies(adId: string) {
  return callEndpoint(retryMediaCopies, { params: { ad_id: adId } })
}

export function requestUnsaveAd(adId: string) {
  return callEndpoint(unsaveAd, { params: { ad_id: adId } })
}
