import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getAffiliate, joinAffiliateProgram, listCommissionEntries, listPayouts } from '@marquee/contract/affiliate'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { REFERRALS_KEY } from './referrals.ts'

export function affiliateQuery() {
  return queryOptions({
    queryKey: [...REFERRALS_KEY, 'affiliate'],
    meta: changesWith('referrals'),
    queryFn: async ({ signal }) => (await callEndpoint(getAffiliate, {}, { signal })).data,
  })
}

export function commissionEntriesQuery() {
  return infiniteQueryOptions({
    queryKey: [...REFERRALS_KEY, 'entries'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listCommissionEntries, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function payoutsQuery() {
  return infiniteQueryOptions({
    queryKey: [...REFERRALS_KEY, 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listPayouts, { query: { cursor: pageParam ?? undefined, limit: 12 } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export async function requestAffiliateMembership(body: CallInput<typeof joinAffiliateProgram>['body']) {
  return (await callEndpoint(joinAffiliateProgram, { body })).data
}
