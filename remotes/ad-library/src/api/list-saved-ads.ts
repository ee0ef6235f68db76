import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { AdFilters } from '@marquee/contract/ads'
import { listSavedAds } from '@marquee/contract/saved-ads'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions } from '@tanstack/react-query'

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
