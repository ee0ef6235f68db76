import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getSubscription, listPlans } from '@marquee/contract/plans'
import { queryOptions } from '@tanstack/react-query'

const planKeys = {
  list: ['plans'] as const,
  subscription: ['billing', 'subscription'] as const,
}

export function plansQuery() {
  return queryOptions({
    queryKey: planKeys.list,
    queryFn: async ({ signal }) => (await callEndpoint(listPlans, {}, { signal })).data,
    staleTime: 10 * 60_000,
  })
}

export function subscriptionQuery() {
  return queryOptions({
    queryKey: planKeys.subscription,
    meta: changesWith('subscription'),
    queryFn: async ({ signal }) => (await callEndpoint(getSubscription, {}, { signal })).data,
  })
}
