import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getAffiliate, joinAffiliateProgram, listCommissionEntries, listPayouts } from '@marquee/contract/affiliate'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { referralKeys } from './referrals.ts'

const affiliateKeys = {
  details: [...referralKeys.all, 'affiliate'] as const,
  entries: [...referralKeys.all, 'entries'] as const,
  payouts: [...referralKeys.all, 'payouts'] as const,
}

export function affiliateQuery() {
  return queryOptions({
    queryKey: affiliateKeys.details,
    meta: changesWith('referrals'),
    queryFn: async ({ signal }) => (await callEndpoint(getAffiliate, {}, { signal })).data,
  })
}

export function commissionEntriesQuery() {
  return infiniteQueryOptions({
    queryKey: affiliateKeys.entries,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listCommissionEntries, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function payoutsQuery() {
  return infiniteQueryOptions({
    queryKey: affiliateKeys.payouts,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listPayouts, { query: { cursor: pageParam ?? undefined, limit: 12 } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Joins the program, or changes where a member's payouts go. */
export function useJoinAffiliateProgram() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: CallInput<typeof joinAffiliateProgram>['body']) =>
      (await callEndpoint(joinAffiliateProgram, { body })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: referralKeys.all }),
  })
}
