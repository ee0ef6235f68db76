import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { type CreditEntryFilter, getCredits, listCreditEntries, listCreditUsage } from '@marquee/contract/credits'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

export const creditKeys = {
  all: ['credits'] as const,
  summary: ['credits', 'summary'] as const,
  entries: (show: CreditEntryFilter) => ['credits', 'entries', show] as const,
  usage: (period: UsagePeriod) => ['credits', 'usage', period] as const,
}

export function creditsQuery() {
  return queryOptions({
    queryKey: creditKeys.summary,
    meta: changesWith('credits'),
    queryFn: async ({ signal }) => (await callEndpoint(getCredits, {}, { signal })).data,
  })
}

export function creditEntriesQuery(show: CreditEntryFilter) {
  return infiniteQueryOptions({
    queryKey: creditKeys.entries(show),
    meta: changesWith('credits'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listCreditEntries, { query: { show, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    placeholderData: keepPreviousData,
  })
}

export type UsagePeriod = 'current' | 'previous'

export function creditUsageQuery(period: UsagePeriod) {
  return queryOptions({
    queryKey: creditKeys.usage(period),
    meta: changesWith('credits'),
    queryFn: ({ signal }) => callEndpoint(listCreditUsage, { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
