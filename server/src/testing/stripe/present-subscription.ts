import type Stripe from 'stripe'
import { testCard } from './stripe-payer-objects.ts'
import { blankSchedule, blankSubscription, blankSubscriptionItem } from './stripe-subscription-objects.ts'

/** A subscription as this account stores it: with one item, which has its own period. */
export interface Subscription {
  id: string
  customer: string
  status: Stripe.Subscription.Status
  priceId: string
  createdAt: number
  start: number
  end: number
  trialEnd: number | null
  cancelsAtEnd: boolean
  endedAt: number | null
  pauseUntil: number | null
  /** The comment that was given on cancellation. */
  cancellationComment: string | null
  metadata: Stripe.Metadata
  schedule: Schedule | null
}

export interface Schedule {
  id: string
  createdAt: number
  status: Stripe.SubscriptionSchedule.Status
  metadata: Stripe.Metadata
  phases: { start_date: number; end_date: number; price: string }[]
  subscription: Subscription
}

/** A subscription as Stripe answers it, with its card and its schedule expanded. */
export function presentSubscription(subscription: Subscription, price: Stripe.Price) {
  const { id, customer, status, createdAt, start, end, metadata } = subscription
  const item: Stripe.SubscriptionItem = {
    ...blankSubscriptionItem,
    id: `si_${id}`,
    created: createdAt,
    current_period_start: start,
    current_period_end: end,
    price,
    subscription: id,
  }
  return {
    ...blankSubscription,
    id,
    customer,
    status,
    created: createdAt,
    start_date: createdAt,
    billing_cycle_anchor: start,
    trial_end: subscription.trialEnd,
    cancel_at_period_end: subscription.cancelsAtEnd,
    ended_at: subscription.endedAt,
    cancellation_details: { ...blankSubscription.cancellation_details, comment: subscription.cancellationComment },
    metadata,
    pause_collection:
      subscription.pauseUntil === null ? null : { behavior: 'void' as const, resumes_at: subscription.pauseUntil },
    default_payment_method: { ...testCard, id: `pm_${customer}`, created: createdAt, customer },
    items: { object: 'list' as const, data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    schedule: subscription.schedule === null ? null : presentSchedule(subscription.schedule),
  }
}

/** A schedule as Stripe answers it, with the fields of its phases that we request. */
export function presentSchedule({ id, createdAt, status, metadata, phases, subscription }: Schedule) {
  const current = phases.find((phase) => phase.start_date === subscription.start) ?? phases[0]
  return {
    ...blankSchedule,
    id,
    created: createdAt,
    status,
    metadata,
    customer: subscription.customer,
    subscription: subscription.id,
    current_phase:
      status === 'active' && current !== undefined
        ? { start_date: current.start_date, end_date: current.end_date }
        : null,
    phases: phases.map(({ start_date, end_date, price }) => ({
      start_date,
      end_date,
      items: [{ price, quantity: 1 }],
    })),
  }
}
