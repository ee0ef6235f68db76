import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listCrawls } from '@marquee/contract/ad-sources'
import { queryOptions } from '@tanstack/react-query'

/** The newest crawls of a query. */
export function listCrawlsQuery(queryId: string) {
  return queryOptions({
    queryKey: ['ad-library', 'ad-sources', 'crawls', queryId],
    queryFn: ({ signal }) => callEndpoint(listCrawls, { params: { id: queryId } }, { signal }),
    // A crawl may have ended since.
    staleTime: 0,
  })
}
