import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listSavedBrands } from '@marquee/contract/saved-ads'
import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 50
export const SAVED_BRANDS_KEY = ['ad-library', 'saved-brands'] as const

/** Brands that the workspace has saved ads of or follows. */
export function listSavedBrandsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...SAVED_BRANDS_KEY, q],
    meta: changesWith('saved-ads', 'followed-brands'),
    queryFn: ({ pageParam, signal }) => {
      const query = { q: q || undefined, limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(listSavedBrands, { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
