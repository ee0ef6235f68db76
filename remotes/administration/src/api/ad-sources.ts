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
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of sources; `all` is the list, and the root of what is known about their crawls. */
const adSourceKeys = {
  all: ['ad-library', 'ad-sources'] as const,
  refusals: (crawlId: string) => ['ad-library', 'ad-sources', 'refusals', crawlId] as const,
  crawls: (queryId: string) => ['ad-library', 'ad-sources', 'crawls', queryId] as const,
}

const ASK_EVERY_MS = 2000

/** The connected sources; the query repeats while one of them is crawled. */
export function listAdSourcesQuery() {
  return queryOptions({
    queryKey: adSourceKeys.all,
    queryFn: ({ signal }) => callEndpoint(listAdSources, {}, { signal }),
    refetchInterval: ({ state }) => {
      const queries = state.data?.data.flatMap((source) => source.queries) ?? []
      return queries.some(({ last_crawl: crawl }) => crawl !== null && crawl.finished_at === null)
        ? ASK_EVERY_MS
        : false
    },
  })
}

/** The ads that a crawl found and the library refused, a page at a time. */
export function listCrawlRefusalsQuery(crawlId: string) {
  return infiniteQueryOptions({
    queryKey: adSourceKeys.refusals(crawlId),
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
    queryKey: adSourceKeys.crawls(queryId),
    queryFn: ({ signal }) => callEndpoint(listCrawls, { params: { id: queryId } }, { signal }),
    // A crawl may have ended since.
    staleTime: 0,
  })
}

/** Cancels a crawl; ads that are imported already stay. */
export function useCancelCrawl() {
  return useAdSourcesWrite((id: string) => callEndpoint(cancelCrawl, { params: { id } }))
}

export type NewAdSource = CallInput<typeof createAdSource>['body']
type AdSourceChanges = NonNullable<CallInput<typeof updateAdSource>['body']>

/** Connects a source of ads. */
export function useCreateAdSource() {
  return useAdSourcesWrite((body: NewAdSource) => callEndpoint(createAdSource, { body }))
}

/** Renames a source, or replaces its credentials. */
export function useUpdateAdSource() {
  return useAdSourcesWrite(({ id, ...body }: AdSourceChanges & { id: string }) =>
    callEndpoint(updateAdSource, { params: { id }, body }),
  )
}

export type NewSourceQuery = CallInput<typeof createSourceQuery>['body']

/** Adds a query to a source, and starts its first crawl. */
export function useCreateSourceQuery(sourceId: string) {
  return useAdSourcesWrite(async (body: NewSourceQuery) => {
    const { data } = await callEndpoint(createSourceQuery, { params: { id: sourceId }, body })
    await callEndpoint(startCrawl, { params: { id: data.id } })
  })
}

/** Starts a crawl of a query. */
export function useStartCrawl() {
  return useAdSourcesWrite((queryId: string) => callEndpoint(startCrawl, { params: { id: queryId } }))
}

/** Changes how often a query is crawled. */
export function useUpdateSourceQuery(id: string) {
  return useAdSourcesWrite((schedule: CrawlSchedule) =>
    callEndpoint(updateSourceQuery, { params: { id }, body: { schedule } }),
  )
}

/** Removes a source with its credentials, queries and reports. */
export function useDeleteAdSource() {
  return useAdSourcesWrite((id: string) => callEndpoint(deleteAdSource, { params: { id } }))
}

/** Removes a query with its reports. */
export function useDeleteSourceQuery() {
  return useAdSourcesWrite((id: string) => callEndpoint(deleteSourceQuery, { params: { id } }))
}

/** A write after which the sources are refetched, even if it has failed half-way. */
function useAdSourcesWrite<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: adSourceKeys.all }),
  })
}
