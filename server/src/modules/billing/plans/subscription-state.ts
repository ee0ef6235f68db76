import type { BillingInterval } from '@marquee/contract/plans'
import type { SubscriptionStatus } from './plans.policy.ts'

/** A plan's row, as rules see it. Prices are cents. */
export interface PlanTerms {
  id: string
  code: string
  title: string
  priceMonth: number
  priceYear: number
  currency: string
  /** With every month. */
  credits: number
}

export interface PlanChoice {
  plan: PlanTerms
  interval: BillingInterval
}

/** A workspace's subscription. Whoever takes the money, it moves through the same states. */
export interface SubscriptionState extends PlanChoice {
  /** Null for a trial that nobody has bought. */
  provider: 'test' | 'stripe' | null
  status: SubscriptionStatus
  trialEndsAt: Date | null
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** A downgrade that comes at the end of the period. */
  scheduled: PlanChoice | null
  pause: { startsAt: Date; endsAt: Date } | null
  /** Until when a plan that was not paid goes on. */
  graceEndsAt: Date | null
}

/** A subscription before and after something happened to it. */
export interface StateChange {
  before: SubscriptionState | undefined
  after: SubscriptionState
}

/** What the owner decides about a subscription. */
export type SubscriptionChange =
  | ({ kind: 'switch_now' } & PlanChoice)
  | ({ kind: 'switch_at_period_end' } & PlanChoice)
  /** Takes a planned switch back. */
  | { kind: 'keep_plan' }
  | { kind: 'cancel' }
  /** Until a number of months after the period that is paid. */
  | { kind: 'pause'; months: number }
  /** Takes a cancellation or a pause back. */
  | { kind: 'resume' }

/** How long a plan goes on that was not paid. */
export const GRACE_DAYS = 7

/** Whether somebody pays for it, or will when a trial is over. */
export function isBought({ provider, status }: SubscriptionState): boolean {
  return provider !== null && status !== 'canceled'
}

/** What an interval of a plan costs, in cents. */
export function getPrice({ plan, interval }: PlanChoice): number {
  return interval === 'year' ? plan.priceYear : plan.priceMonth
}

/** How many months an interval has. */
export function countMonths(interval: BillingInterval): number {
  return interval === 'year' ? 12 : 1
}
