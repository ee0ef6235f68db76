import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  getPayment,
  listInvoices,
  openBillingPortal,
  refundTestInvoice,
  setTestCard,
  updateBillingDetails,
} from '@marquee/contract/billing'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { BILLING_KEY } from './plans.ts'

export function paymentQuery() {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'payment'],
    meta: changesWith('subscription'),
    queryFn: async ({ signal }) => (await callEndpoint(getPayment, {}, { signal })).data,
  })
}

export function invoicesQuery() {
  return infiniteQueryOptions({
    queryKey: [...BILLING_KEY, 'invoices'],
    meta: changesWith('subscription'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listInvoices, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function requestBillingDetails(body: CallInput<typeof updateBillingDetails>['body']) {
  return callEndpoint(updateBillingDetails, { body })
}

export async function requestPortal(): Promise<string> {
  return (await callEndpoint(openBillingPortal, {})).data.url
}

export function requestTestCard(isDeclined: boolean) {
  return callEndpoint(setTestCard, { body: { is_declined: isDeclined } })
}

export function requestTestRefund(id: string) {
  return callEndpoint(refundTestInvoice, { params: { id } })
}
