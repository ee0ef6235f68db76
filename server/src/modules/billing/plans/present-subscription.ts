import type { Subscription, SubscriptionStanding } from '@marquee/contract/plans'
import { isPaused, isSubscriptionActive, type SubscriptionTerms } from './plans.policy.ts'
import type { SubscriptionState } from './subscription-state.ts'

/** The fields of a subscription that the rules use. */
export function toTerms(state: SubscriptionState): SubscriptionTerms {
  const { status, trialEndsAt, periodEnd, cancelAtPeriodEnd, graceEndsAt, pause } = state
  return {
    status,
    isBought: state.provider !== null,
    trialEndsAt,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd,
    graceEndsAt,
    pauseStartsAt: pause?.startsAt ?? null,
    pauseEndsAt: pause?.endsAt ?? null,
  }
}

function getStanding(state: SubscriptionState | undefined, now: Date): SubscriptionStanding {
  if (state === undefined) {
    return 'none'
  }
  const terms = toTerms(state)
  if (isPaused(terms, now)) {
    return 'paused'
  }
  if (!isSubscriptionActive(terms, now)) {
    return 'ended'
  }
  return state.status === 'canceled' ? 'active' : state.status
}

/** A subscription in the form that pages receive. */
export function presentSubscription(state: SubscriptionState | undefined, canManage: boolean, now: Date): Subscription {
  const standing = getStanding(state, now)
  return state === undefined ? { ...NOTHING, standing, can_manage: canManage } : present(state, standing, canManage)
}

const NOTHING = {
  plan_code: null,
  interval: 'month',
  trial_ends_at: null,
  period_starts_at: null,
  period_ends_at: null,
  is_paid: false,
  cancels_at_period_end: false,
  scheduled: null,
  pause: null,
  grace_ends_at: null,
} as const

function present(state: SubscriptionState, standing: SubscriptionStanding, canManage: boolean): Subscription {
  const { scheduled, pause } = state
  return {
    standing,
    plan_code: state.plan.code,
    interval: state.interval,
    trial_ends_at: state.trialEndsAt?.toISOString() ?? null,
    period_starts_at: state.periodStart.toISOString(),
    period_ends_at: state.periodEnd.toISOString(),
    is_paid: state.provider !== null,
    cancels_at_period_end: state.cancelAtPeriodEnd,
    scheduled: scheduled === null ? null : { plan_code: scheduled.plan.code, interval: scheduled.interval },
    pause: pause === null ? null : { starts_at: pause.startsAt.toISOString(), ends_at: pause.endsAt.toISOString() },
    grace_ends_at: state.graceEndsAt?.toISOString() ?? null,
    can_manage: canManage,
  }
}
