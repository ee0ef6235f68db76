import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getSubscription, listPlans } from '@marquee/contract/plans'
import { queryOptions } from '@tanstack/react-query'

/** Root of every query about the workspace's plan and its payment. */
export const BILLING_KEY = ['billing'] as const

export function plansQuery() {
  return queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await callEndpoint(listPlans, {}, { signal })).data,
    staleTime: 10 * 60_000,
  })
}

export function subscriptionQuery() {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'subscription'],
    meta: changesWith('subscription'),
    queryFn: async ({ signal }) => (await callEndpoint(getSubscription, {}, { signal })).data,
  })
}
