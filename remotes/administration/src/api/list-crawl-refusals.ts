import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listCrawlRefusals } from '@marquee/contract/ad-sources'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** The ads that a crawl found and the library refused, a page at a time. */
export function listCrawlRefusalsQuery(crawlId: string) {
  return infiniteQueryOptions({
    queryKey: ['ad-library', 'ad-sources', 'refusals', crawlId],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listCrawlRefusals, { params: { id: crawlId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
    staleTime: 0,
  })
}
