import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getReferralOverview, listReferrals, listReferralWeeks } from '@marquee/contract/referrals'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** The query keys of referrals; `all` is also the root of what the affiliate program brings. */
export const referralKeys = {
  all: ['referrals'] as const,
  overview: ['referrals', 'overview'] as const,
  weeks: ['referrals', 'weeks'] as const,
  signUps: ['referrals', 'sign-ups'] as const,
}

export function referralOverviewQuery() {
  return queryOptions({
    queryKey: referralKeys.overview,
    meta: changesWith('referrals'),
    queryFn: async ({ signal }) => (await callEndpoint(getReferralOverview, {}, { signal })).data,
  })
}

export function referralWeeksQuery() {
  return queryOptions({
    queryKey: referralKeys.weeks,
    queryFn: async ({ signal }) => (await callEndpoint(listReferralWeeks, {}, { signal })).data,
  })
}

export function referralsQuery() {
  return infiniteQueryOptions({
    queryKey: referralKeys.signUps,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listReferrals, { query: { cursor: pageParam ?? undefined, limit: 10 } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
