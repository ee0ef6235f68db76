import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listWantedEverywhere } from '@marquee/contract/wanted-brands'
import { infiniteQueryOptions } from '@tanstack/react-query'

const wantedBrandKeys = { list: ['administration', 'wanted-brands'] as const }

/** The brands that workspaces want and the library lacks, a page at a time. */
export function wantedEverywhereQuery() {
  return infiniteQueryOptions({
    queryKey: wantedBrandKeys.list,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listWantedEverywhere, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  })
}
