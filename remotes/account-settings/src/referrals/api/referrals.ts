import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getReferralOverview, listReferrals, listReferralWeeks } from '@marquee/contract/referrals'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Root of every query about referrals and what they bring. */
export const REFERRALS_KEY = ['referrals'] as const

export function referralOverviewQuery() {
  return queryOptions({
    queryKey: [...REFERRALS_KEY, 'overview'],
    meta: changesWith('referrals'),
    queryFn: async ({ signal }) => (await callEndpoint(getReferralOverview, {}, { signal })).data,
  })
}

export function referralWeeksQuery() {
  return queryOptions({
    queryKey: [...REFERRALS_KEY, 'weeks'],
    queryFn: async ({ signal }) => (await callEndpoint(listReferralWeeks, {}, { signal })).data,
  })
}

export function referralsQuery() {
  return infiniteQueryOptions({
    queryKey: [...REFERRALS_KEY, 'sign-ups'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listReferrals, { query: { cursor: pageParam ?? undefined, limit: 10 } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
