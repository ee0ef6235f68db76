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
import { useSession } from '@marquee/remote-kit/host-services'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { creditKeys } from './credits.ts'

/** The query keys of billing; `all` is also the root of the subscription. */
const billingKeys = {
  all: ['billing'] as const,
  change: (choice: PlanChoice) => ['billing', 'change', choice] as const,
  pending: ['billing', 'pending'] as const,
  checkout: (id: string) => ['billing', 'checkout', id] as const,
  payment: ['billing', 'payment'] as const,
  invoices: ['billing', 'invoices'] as const,
  packs: ['credit-packs'] as const,
}

export interface PlanChoice {
  plan_code: string
  interval: BillingInterval
}

export function planChangeQuery(choice: PlanChoice) {
  return queryOptions({
    queryKey: billingKeys.change(choice),
    queryFn: async ({ signal }) => (await callEndpoint(previewPlanChange, { body: choice }, { signal })).data,
    // The price of the rest of a period decreases every second.
    staleTime: 0,
    gcTime: 0,
  })
}

export function pendingCheckoutsQuery() {
  return queryOptions({
    queryKey: billingKeys.pending,
    queryFn: async ({ signal }) => (await callEndpoint(listPendingCheckouts, {}, { signal })).data,
  })
}

/** Stripe's confirmation may arrive after the browser has returned. */
const POLL_MS = 2000

export function creditPacksQuery() {
  return queryOptions({
    queryKey: billingKeys.packs,
    queryFn: async ({ signal }) => (await callEndpoint(listCreditPacks, {}, { signal })).data,
    staleTime: 10 * 60_000,
  })
}

export function checkoutQuery(id: string) {
  return queryOptions({
    queryKey: billingKeys.checkout(id),
    queryFn: async ({ signal }) => (await callEndpoint(getCheckout, { params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) =>
      data?.provider === 'stripe' && (data.state === 'open' || data.state === 'pending') ? POLL_MS : false,
  })
}

export function paymentQuery() {
  return queryOptions({
    queryKey: billingKeys.payment,
    meta: changesWith('subscription'),
    queryFn: async ({ signal }) => (await callEndpoint(getPayment, {}, { signal })).data,
  })
}

export function invoicesQuery() {
  return infiniteQueryOptions({
    queryKey: billingKeys.invoices,
    meta: changesWith('subscription'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listInvoices, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Refetches everything that shows the plan or the credits: pages, and the frame around them. */
export function useRefreshBilling(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { refresh } = useSession()
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: billingKeys.all }),
      queryClient.invalidateQueries({ queryKey: creditKeys.all }),
      refresh(),
    ])
  }, [queryClient, refresh])
}

/** A decision about the plan or its payment, shown everywhere once it is taken. */
function useBillingWrite<Input = void, Answer = unknown>(mutationFn: (input: Input) => Promise<Answer>) {
  return useMutation({ mutationFn, onSuccess: useRefreshBilling() })
}

/** A repeated request with the same key charges only once. */
export function useChangePlan(idempotencyKey: string) {
  return useBillingWrite((choice: PlanChoice) =>
    callEndpoint(changePlan, { body: { ...choice, idempotency_key: idempotencyKey } }),
  )
}

export function useCancelSubscription() {
  return useBillingWrite((body: CallInput<typeof cancelSubscription>['body']) =>
    callEndpoint(cancelSubscription, { body }),
  )
}

export function usePauseSubscription() {
  return useBillingWrite((months: number) => callEndpoint(pauseSubscription, { body: { months } }))
}

export function useResumeSubscription() {
  return useBillingWrite(() => callEndpoint(resumeSubscription, {}))
}

type CheckoutBody = CallInput<typeof startCheckout>['body']
/** The item of the purchase; the key is created for each click. */
type Order = CheckoutBody extends infer B ? (B extends CheckoutBody ? Omit<B, 'idempotency_key'> : never) : never

export function useStartCheckout() {
  return useMutation({
    mutationFn: async (order: Order) =>
      (await callEndpoint(startCheckout, { body: { ...order, idempotency_key: crypto.randomUUID() } as CheckoutBody }))
        .data,
  })
}

/** Sets the outcome of a payment of the test checkout. */
export function useDecideTestCheckout(id: string) {
  const queryClient = useQueryClient()
  const refreshBilling = useRefreshBilling()
  return useMutation({
    mutationFn: async (outcome: TestOutcome) =>
      (await callEndpoint(decideTestCheckout, { params: { id }, body: { outcome } })).data,
    onSuccess: async (checkout) => {
      queryClient.setQueryData(billingKeys.checkout(id), checkout)
      await refreshBilling()
    },
  })
}

export function useUpdateBillingDetails() {
  return useBillingWrite((body: CallInput<typeof updateBillingDetails>['body']) =>
    callEndpoint(updateBillingDetails, { body }),
  )
}

/** Returns the address of Stripe's page on which the card is changed. */
export function useOpenBillingPortal() {
  return useMutation({ mutationFn: async () => (await callEndpoint(openBillingPortal, {})).data.url })
}

export function useSetTestCard() {
  return useBillingWrite((isDeclined: boolean) => callEndpoint(setTestCard, { body: { is_declined: isDeclined } }))
}

export function useRefundTestInvoice() {
  return useBillingWrite((id: string) => callEndpoint(refundTestInvoice, { params: { id } }))
}
