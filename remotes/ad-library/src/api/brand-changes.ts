import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { type BrandChangeKind, listAdChanges, listBrandChanges } from '@marquee/contract/brand-changes'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

const PAGE_SIZE = 10

/** Pages of what a followed brand changed, of one kind or of all; fails with 404 for a brand that is not followed. */
export function listBrandChangesQuery(brandId: string, kind: BrandChangeKind | null) {
  return infiniteQueryOptions({
    queryKey: ['ad-library', 'brand-changes', brandId, kind],
    meta: changesWith('followed-brands'),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined, ...(kind !== null && { kind: [kind] }) }
      return callEndpoint(listBrandChanges, { params: { id: brandId }, query }, { signal })
    },
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Pages of what an ad changed. */
export function listAdChangesQuery(adId: string) {
  return infiniteQueryOptions({
    queryKey: ['ad-library', 'ad-changes', adId],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        listAdChanges,
        { params: { id: adId }, query: { limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
