import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  cancelSubscription,
  changePlan,
  pauseSubscription,
  previewPlanChange,
  resumeSubscription,
} from '@marquee/contract/billing'
import type { CallInput } from '@marquee/contract/endpoint'
import { type BillingInterval, getSubscription, listPlans } from '@marquee/contract/plans'
import { queryOptions } from '@tanstack/react-query'

export interface PlanChoice {
  plan_code: string
  interval: BillingInterval
}

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

export function planChangeQuery(choice: PlanChoice) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'change', choice],
    queryFn: async ({ signal }) => (await callEndpoint(previewPlanChange, { body: choice }, { signal })).data,
    // The price of what is left of a period falls by the second.
    staleTime: 0,
    gcTime: 0,
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
