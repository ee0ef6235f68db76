import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  cancelSubscription,
  changePlan,
  decideTestCheckout,
  getCheckout,
  getPayment,
  listCreditPacks,
  listInvoices,
  listPendingCheckouts,
  openBillingPortal,
  pauseSubscription,
  previewPlanChange,
  refundTestInvoice,
  resumeSubscription,
  setTestCard,
  startCheckout,
  type TestOutcome,
  updateBillingDetails,
} from '@marquee/contract/billing'
import type { CallInput } from '@marquee/contract/endpoint'
import type { BillingInterval } from '@marquee/contract/plans'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { BILLING_KEY } from './plans.ts'

export interface PlanChoice {
  plan_code: string
  interval: BillingInterval
}

export function planChangeQuery(choice: PlanChoice) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'change', choice],
    queryFn: async ({ signal }) => (await callEndpoint(previewPlanChange, { body: choice }, { signal })).data,
    // The price of what is left of a period falls by the second.
    staleTime: 0,
    gcTime: 0,
  })
}

export function pendingCheckoutsQuery() {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'pending'],
    queryFn: async ({ signal }) => (await callEndpoint(listPendingCheckouts, {}, { signal })).data,
  })
}

export async function requestPlanChange(choice: PlanChoice, key: string) {
  return (await callEndpoint(changePlan, { body: { ...choice, idempotency_key: key } })).data
}

export async function requestCancellation(body: CallInput<typeof cancelSubscription>['body']) {
  return (await callEndpoint(cancelSubscription, { body })).data
}

export async function requestPause(months: number) {
  return (await callEndpoint(pauseSubscription, { body: { months } })).data
}

export async function requestResume() {
  return (await callEndpoint(resumeSubscription, {})).data
}

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
