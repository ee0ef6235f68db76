import type { BillingInterval } from '@marquee/contract/plans'
import type { SubscriptionStatus } from './plans.policy.ts'

/** A plan's row in the form that the rules use. Prices are in cents. */
export interface PlanTerms {
  id: string
  code: string
  title: string
  priceMonth: number
  priceYear: number
  currency: string
  /** The credits granted each month. */
  credits: number
}

export interface PlanChoice {
  plan: PlanTerms
  interval: BillingInterval
}

/** A workspace's subscription. It has the same states for every payment provider. */
export interface SubscriptionState extends PlanChoice {
  /** Null for a trial without a bought plan. */
  provider: 'test' | 'stripe' | null
  status: SubscriptionStatus
  trialEndsAt: Date | null
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** A downgrade that applies at the end of the period. */
  scheduled: PlanChoice | null
  pause: { startsAt: Date; endsAt: Date } | null
  /** The time until which an unpaid plan continues. */
  graceEndsAt: Date | null
}

/** A subscription before and after a change. */
export interface StateChange {
  before: SubscriptionState | undefined
  after: SubscriptionState
}

/** The owner's decision about a subscription. */
export type SubscriptionChange =
  | ({ kind: 'switch_now' } & PlanChoice)
  | ({ kind: 'switch_at_period_end' } & PlanChoice)
  /** Revokes a planned switch. */
  | { kind: 'keep_plan' }
  | { kind: 'cancel' }
  /** Pauses until a number of months after the paid period. */
  | { kind: 'pause'; months: number }
  /** Revokes a cancellation or a pause. */
  | { kind: 'resume' }

/** The number of days for which an unpaid plan continues. */
export const GRACE_DAYS = 7

/** Whether the subscription is paid, or will be paid when its trial is over. */
export function isBought({ provider, status }: SubscriptionState): boolean {
  return provider !== null && status !== 'canceled'
}

/** The price of an interval of a plan, in cents. */
export function getPrice({ plan, interval }: PlanChoice): number {
  return interval === 'year' ? plan.priceYear : plan.priceMonth
}

/** The number of months of an interval. */
export function countMonths(interval: BillingInterval): number {
  return interval === 'year' ? 12 : 1
}
