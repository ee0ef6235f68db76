import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listSpiedBrands, type SpySort } from '@marquee/contract/brand-spy'
import { infiniteQueryOptions } from '@tanstack/react-query'

export interface SpySearch {
  q: string
  folder: string | null
  favoritesOnly: boolean
  sort: SpySort
}

const PAGE_SIZE = 50
export const SPIED_BRANDS_KEY = ['ad-library', 'spied-brands'] as const

/** Pages of the brands that the workspace follows. */
export function listSpiedBrandsQuery({ q, folder, favoritesOnly, sort }: SpySearch) {
  const query = {
    sort,
    limit: PAGE_SIZE,
    ...(q !== '' && { q }),
    ...(folder !== null && { folder }),
    ...(favoritesOnly && { favorites: 'only' as const }),
  }
  return infiniteQueryOptions({
    queryKey: [...SPIED_BRANDS_KEY, query],
    meta: changesWith('followed-brands'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listSpiedBrands, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
