import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  compareResultAds,
  getResultAd,
  getResultSummary,
  listResultAds,
  listSharedAttributes,
  setAdCreative,
} from '@marquee/contract/ad-results'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of results: `all` is the root of every one of them. */
const adResultKeys = {
  all: ['analyzer', 'results'] as const,
}

const meta = changesWith('ad-results')

type AdFilters = Omit<CallInput<typeof listResultAds>['query'], 'cursor' | 'limit'>

export function resultAdsQuery(filters: AdFilters) {
  return infiniteQueryOptions({
    queryKey: [...adResultKeys.all, 'ads', filters],
    meta,
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listResultAds, { query: { ...filters, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

export function resultSummaryQuery(query: CallInput<typeof getResultSummary>['query']) {
  return queryOptions({
    queryKey: [...adResultKeys.all, 'summary', query],
    meta,
    queryFn: async ({ signal }) => (await callEndpoint(getResultSummary, { query }, { signal })).data,
  })
}

export function resultAdQuery(id: string) {
  return queryOptions({
    queryKey: [...adResultKeys.all, 'ad', id],
    meta,
    queryFn: async ({ signal }) => (await callEndpoint(getResultAd, { params: { id } }, { signal })).data,
  })
}

export function comparisonQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...adResultKeys.all, 'comparison', ids],
    meta,
    queryFn: async ({ signal }) =>
      (await callEndpoint(compareResultAds, { query: { ids: ids.join(',') } }, { signal })).data,
  })
}

export function sharedAttributesQuery(query: CallInput<typeof listSharedAttributes>['query']) {
  return queryOptions({
    queryKey: [...adResultKeys.all, 'shared-attributes', query],
    meta,
    queryFn: ({ signal }) => callEndpoint(listSharedAttributes, { query }, { signal }),
  })
}

export function useSetAdCreative(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (analysis_id: string | null) => callEndpoint(setAdCreative, { params: { id }, body: { analysis_id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adResultKeys.all }),
  })
}
