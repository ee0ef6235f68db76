import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listSavedAds } from '@marquee/contract/saved-ads'
import { infiniteQueryOptions } from '@tanstack/react-query'

const savedAdKeys = { search: (q: string) => ['briefs', 'saved-ads', q] as const }

/** The swipe file, to choose reference ads from. */
export function savedAdsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: savedAdKeys.search(q),
    meta: changesWith('saved-ads'),
    queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listSavedAds, { query: { q, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}
