import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAdSources } from '@marquee/contract/ad-sources'
import { queryOptions } from '@tanstack/react-query'

const ASK_EVERY_MS = 2000

/** The connected sources, asked for again while one of them is crawled. */
export const listAdSourcesQuery = queryOptions({
  queryKey: ['ad-library', 'ad-sources'],
  queryFn: ({ signal }) => callEndpoint(listAdSources, {}, { signal }),
  refetchInterval: ({ state }) => {
    const queries = state.data?.data.flatMap((source) => source.queries) ?? []
    return queries.some(({ last_crawl: crawl }) => crawl !== null && crawl.finished_at === null) ? ASK_EVERY_MS : false
  },
})
