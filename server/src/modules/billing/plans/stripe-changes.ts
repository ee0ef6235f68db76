import type Stripe from 'stripe'
import { HOUR_MS } from '../../../platform/clock.ts'
import { addMonths } from '../../../platform/months.ts'
import type { SubscriptionChange, SubscriptionState } from './subscription-state.ts'
import { callStripe } from './stripe-client.ts'
import type { StripePrices } from './stripe-prices.ts'
import { toChoiceMetadata, toSeconds } from './stripe-subscription.ts'

/** Collection restarts shortly before the pause ends, so that the invoice issued at its end is paid. */
const RESUME_BEFORE_MS = HOUR_MS
const NO_PAUSE = { pause_starts_at: '', pause_ends_at: '' } as const

type Switch<K extends SubscriptionChange['kind']> = Extract<SubscriptionChange, { kind: K }>

interface Change<C extends SubscriptionChange = SubscriptionChange> {
  subscriptionId: string
  state: SubscriptionState
  change: C
  key: string
  now: Date
}

/** Carries out the owner's decision about a subscription at Stripe. Every write has its idempotency key. */
export function createStripeChanges(stripe: Stripe, prices: StripePrices) {
  async function update(id: string, params: Stripe.SubscriptionUpdateParams, key: string): Promise<void> {
    await callStripe(() => stripe.subscriptions.update(id, params, { idempotencyKey: `update:${key}` }))
  }

  /** A subscription that follows a schedule cannot be changed directly: it is released from the schedule first. */
  async function releaseSchedule(id: string, key: string): Promise<void> {
    const { schedule } = await callStripe(() => stripe.subscriptions.retrieve(id, { expand: ['schedule'] }))
    if (schedule !== null && typeof schedule === 'object' && schedule.status === 'active') {
      const options = { idempotencyKey: `release:${key}` }
      await callStripe(() => stripe.subscriptionSchedules.release(schedule.id, {}, options))
    }
  }

  async function switchNow({ subscriptionId, state, change, key }: Change<Switch<'switch_now'>>): Promise<void> {
    const { items } = await callStripe(() => stripe.subscriptions.retrieve(subscriptionId))
    const price = await prices.provide(change)
    await update(
      subscriptionId,
      {
        items: [{ id: items.data[0]?.id ?? '', price }],
        proration_behavior: state.status === 'trialing' ? 'none' : 'always_invoice',
        // A declined card changes nothing.
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      },
      key,
    )
  }

  async function scheduleSwitch(request: Change<Switch<'switch_at_period_end'>>): Promise<void> {
    const { subscriptionId, state, change: next, key } = request
    if (state.cancelAtPeriodEnd) {
      await update(subscriptionId, { cancel_at_period_end: false }, `keep:${key}`)
    }
    const [current, price] = [await prices.provide(state), await prices.provide(next)]
    const schedule = await callStripe(() =>
      stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }, { idempotencyKey: `schedule:${key}` }),
    )
    const [phase] = schedule.phases
    await callStripe(() =>
      stripe.subscriptionSchedules.update(
        schedule.id,
        {
          end_behavior: 'release',
          metadata: toChoiceMetadata(next),
          phases: [
            {
              items: [{ price: current, quantity: 1 }],
              start_date: phase?.start_date ?? toSeconds(state.periodStart),
              end_date: toSeconds(state.periodEnd),
            },
            {
              items: [{ price, quantity: 1 }],
              duration: { interval: next.interval, interval_count: 1 },
              proration_behavior: 'none',
            },
          ],
        },
        { idempotencyKey: `phases:${key}` },
      ),
    )
  }

  async function resume({ subscriptionId, state, key, now }: Change): Promise<void> {
    const isPausedNow = state.pause !== null && state.pause.startsAt <= now
    const params: Stripe.SubscriptionUpdateParams = { cancel_at_period_end: false }
    if (state.pause !== null) {
      params.pause_collection = ''
      params.metadata = NO_PAUSE
    }
    if (isPausedNow) {
      // Resuming before the end of the pause begins a new period today.
      params.billing_cycle_anchor = { type: 'now' }
      params.proration_behavior = 'none'
    }
    await update(subscriptionId, params, key)
  }

  return async function carryOut(request: Change): Promise<void> {
    const { subscriptionId, state, change, key } = request
    await releaseSchedule(subscriptionId, key)
    switch (change.kind) {
      case 'switch_now':
        return switchNow({ ...request, change })
      case 'switch_at_period_end':
        return scheduleSwitch({ ...request, change })
      case 'keep_plan':
        return
      case 'cancel':
        return update(
          subscriptionId,
          { cancel_at_period_end: true, ...(state.pause !== null && { pause_collection: '', metadata: NO_PAUSE }) },
          key,
        )
      case 'pause': {
        const endsAt = addMonths(state.periodEnd, change.months)
        const resumesAt = new Date(endsAt.getTime() - RESUME_BEFORE_MS)
        const metadata = { pause_starts_at: toSeconds(state.periodEnd), pause_ends_at: toSeconds(endsAt) }
        const pause = { behavior: 'void', resumes_at: toSeconds(resumesAt) } as const
        return update(subscriptionId, { cancel_at_period_end: false, pause_collection: pause, metadata }, key)
      }
      case 'resume':
        return resume(request)
    }
  }
}
