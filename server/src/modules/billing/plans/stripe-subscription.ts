import type Stripe from 'stripe'
import { z } from 'zod'
import { DAY_MS } from '../../../platform/clock.ts'
import type { SubscriptionStatus } from './plans.policy.ts'
import { GRACE_DAYS, type PlanChoice, type PlanTerms, type SubscriptionState } from './subscription-state.ts'

/** The metadata of prices and schedules, which identifies our plans. */
const choiceMetadata = z.object({ plan_code: z.string(), interval: z.enum(['month', 'year']) })
/** The metadata of a paused subscription: Stripe itself stores only the time at which it resumes. */
const pauseMetadata = z.object({ pause_starts_at: z.coerce.number(), pause_ends_at: z.coerce.number() })

/** Our names for Stripe's statuses; null where the first payment was never made: such a subscription has not begun. */
const STATUSES: Readonly<Record<string, SubscriptionStatus | null>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'canceled',
  incomplete: null,
  incomplete_expired: null,
  paused: 'canceled',
}

/**
 * Converts a Stripe subscription into the product's form.
 * @param subscription with `schedule` expanded
 * @returns null when the first payment was not made
 * @throws Error when its price does not belong to one of our plans
 */
export function readStripeSubscription(
  subscription: Stripe.Subscription,
  plans: readonly PlanTerms[],
): SubscriptionState | null {
  const status = STATUSES[subscription.status] ?? null
  const [item] = subscription.items.data
  if (status === null || item === undefined) {
    return null
  }
  const choice = readChoice(item.price.metadata, plans)
  if (choice === null) {
    throw new Error(`The subscription ${subscription.id} has a price that is none of ours.`)
  }
  const pause = readPause(subscription)
  const start = toDate(item.current_period_start)
  return {
    ...choice,
    provider: 'stripe',
    status,
    trialEndsAt: subscription.trial_end === null ? null : toDate(subscription.trial_end),
    ...readPeriod(subscription, item, pause),
    cancelAtPeriodEnd: subscription.cancel_at_period_end && status !== 'canceled',
    scheduled: readScheduled(subscription, plans),
    pause,
    graceEndsAt: status === 'past_due' ? new Date(start.getTime() + GRACE_DAYS * DAY_MS) : null,
  }
}

/** The metadata of a price or a schedule. */
export function toChoiceMetadata({ plan, interval }: PlanChoice): z.infer<typeof choiceMetadata> {
  return { plan_code: plan.code, interval }
}

/** Converts a date into seconds, Stripe's unit of time. */
export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** While a plan is paused, Stripe continues with monthly periods without charging; the product treats the pause as one period. */
function readPeriod(
  { ended_at }: Stripe.Subscription,
  { current_period_start, current_period_end }: Stripe.SubscriptionItem,
  pause: SubscriptionState['pause'],
): Pick<SubscriptionState, 'periodStart' | 'periodEnd'> {
  const [start, end] = [toDate(current_period_start), toDate(current_period_end)]
  if (ended_at !== null) {
    return { periodStart: start, periodEnd: toDate(ended_at) }
  }
  return pause !== null && start >= pause.startsAt
    ? { periodStart: pause.startsAt, periodEnd: pause.endsAt }
    : { periodStart: start, periodEnd: end }
}

function readChoice(metadata: Stripe.Metadata | null, plans: readonly PlanTerms[]): PlanChoice | null {
  const parsed = choiceMetadata.safeParse(metadata)
  const plan = plans.find(({ code }) => code === parsed.data?.plan_code)
  return plan === undefined || parsed.data === undefined ? null : { plan, interval: parsed.data.interval }
}

function readScheduled({ schedule }: Stripe.Subscription, plans: readonly PlanTerms[]): PlanChoice | null {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') {
    return null
  }
  const [first] = schedule.phases
  // The change has taken effect once the schedule is past its first phase.
  const hasCome = schedule.current_phase !== null && schedule.current_phase.start_date !== first?.start_date
  return hasCome ? null : readChoice(schedule.metadata, plans)
}

function readPause({ pause_collection, metadata }: Stripe.Subscription): SubscriptionState['pause'] {
  const parsed = pauseMetadata.safeParse(metadata)
  return pause_collection === null || !parsed.success
    ? null
    : { startsAt: toDate(parsed.data.pause_starts_at), endsAt: toDate(parsed.data.pause_ends_at) }
}
