import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  cancelCrawl,
  type CrawlSchedule,
  createAdSource,
  createSourceQuery,
  deleteAdSource,
  deleteSourceQuery,
  listAdSources,
  listCrawlRefusals,
  listCrawls,
  startCrawl,
  updateAdSource,
  updateSourceQuery,
} from '@marquee/contract/ad-sources'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

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

/** The newest crawls of a query. */
export function listCrawlsQuery(queryId: string) {
  return queryOptions({
    queryKey: ['ad-library', 'ad-sources', 'crawls', queryId],
    queryFn: ({ signal }) => callEndpoint(listCrawls, { params: { id: queryId } }, { signal }),
    // A crawl may have ended since.
    staleTime: 0,
  })
}

/** Ends a crawl; what is in already stays. */
export function requestCancelCrawl(id: string) {
  return callEndpoint(cancelCrawl, { params: { id } })
}

export type NewAdSource = CallInput<typeof createAdSource>['body']

/** Connects a source of ads. */
export function requestCreateAdSource(source: NewAdSource) {
  return callEndpoint(createAdSource, { body: source })
}

export type NewSourceQuery = CallInput<typeof createSourceQuery>['body']

/** Adds what to ask a source for. */
export function requestCreateSourceQuery(sourceId: string, query: NewSourceQuery) {
  return callEndpoint(createSourceQuery, { params: { id: sourceId }, body: query })
}

/** Starts a crawl of a query. */
export function requestStartCrawl(queryId: string) {
  return callEndpoint(startCrawl, { params: { id: queryId } })
}

type AdSourceChanges = NonNullable<CallInput<typeof updateAdSource>['body']>

/** Renames a source, or replaces its credentials. */
export function requestUpdateAdSource(id: string, changes: AdSourceChanges) {
  return callEndpoint(updateAdSource, { params: { id }, body: changes })
}

/** Changes how often a query is crawled. */
export function requestUpdateSourceQuery(id: string, schedule: CrawlSchedule) {
  return callEndpoint(updateSourceQuery, { params: { id }, body: { schedule } })
}

/** Removes a source with its credentials, queries and reports. */
export function requestDeleteAdSource(id: string) {
  return callEndpoint(deleteAdSource, { params: { id } })
}

/** Removes a query with its reports. */
export function requestDeleteSourceQuery(id: string) {
  return callEndpoint(deleteSourceQuery, { params: { id } })
}
