import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  decideTestCheckout,
  getCheckout,
  listCreditPacks,
  startCheckout,
  type TestOutcome,
} from '@marquee/contract/billing'
import type { CallInput } from '@marquee/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { BILLING_KEY } from './plans.ts'

/** Stripe's word may come after the browser has returned. */
const POLL_MS = 2000

export function creditPacksQuery() {
  return queryOptions({
    queryKey: ['credit-packs'],
    queryFn: async ({ signal }) => (await callEndpoint(listCreditPacks, {}, { signal })).data,
    staleTime: 10 * 60_000,
  })
}

export function checkoutQuery(id: string) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'checkout', id],
    queryFn: async ({ signal }) => (await callEndpoint(getCheckout, { params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.provider === 'stripe' && (data.state === 'open' || data.state === 'pending') ? POLL_MS : false,
  })
}

export async function requestCheckout(body: CallInput<typeof startCheckout>['body']) {
  return (await callEndpoint(startCheckout, { body })).data
}

export async function requestTestOutcome(id: string, outcome: TestOutcome) {
  return (await callEndpoint(decideTestCheckout, { params: { id }, body: { outcome } })).data
}
