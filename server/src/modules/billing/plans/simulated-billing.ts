import { DAY_MS } from '../../../platform/clock.ts'
import { addMonths } from '../../../platform/months.ts'
import { getProration } from './plan-changes.ts'
import {
  countMonths,
  getPrice,
  GRACE_DAYS,
  type PlanChoice,
  type SubscriptionChange,
  type SubscriptionState,
} from './subscription-state.ts'

/** A charge of the test checkout, described as on an invoice. */
export interface SimulatedCharge {
  description: string
  /** In cents. */
  total: number
  currency: string
  at: Date
  isPaid: boolean
  /** The paid period; null for a change within a period. */
  covers: { from: Date; until: Date } | null
}

export interface SimulatedResult {
  state: SubscriptionState
  charges: SimulatedCharge[]
}

/** Begins a plan that has just been bought; when its trial continues, it is paid at the end of the trial. */
export function beginSubscription(choice: PlanChoice, trialEndsAt: Date | null, now: Date): SimulatedResult {
  const state: SubscriptionState = {
    ...choice,
    provider: 'test',
    status: trialEndsAt === null ? 'active' : 'trialing',
    trialEndsAt,
    periodStart: now,
    periodEnd: trialEndsAt ?? addMonths(now, countMonths(choice.interval)),
    cancelAtPeriodEnd: false,
    scheduled: null,
    pause: null,
    graceEndsAt: null,
  }
  return { state, charges: trialEndsAt === null ? [toCharge(state, now, true)] : [] }
}

/** Carries out the owner's decision in the way Stripe does. */
export function changeSubscription(state: SubscriptionState, change: SubscriptionChange, now: Date): SimulatedResult {
  switch (change.kind) {
    case 'switch_now':
      return switchNow(state, change, now)
    case 'switch_at_period_end':
      return unpaid({ ...state, cancelAtPeriodEnd: false, scheduled: { plan: change.plan, interval: change.interval } })
    case 'keep_plan':
      return unpaid({ ...state, scheduled: null })
    case 'cancel':
      return unpaid({ ...state, cancelAtPeriodEnd: true, scheduled: null, pause: null })
    case 'pause':
      return unpaid({
        ...state,
        cancelAtPeriodEnd: false,
        pause: { startsAt: state.periodEnd, endsAt: addMonths(state.periodEnd, change.months) },
      })
    case 'resume':
      return resume(state, now)
  }
}

/** Performs the steps that are due: renewals, planned switches, pauses, ends, and the consequences of a declined card. */
export function advanceSubscription(state: SubscriptionState, isCardGood: boolean, now: Date): SimulatedResult {
  const charges: SimulatedCharge[] = []
  let current = state
  while (isOver(current, now)) {
    const next = endPeriod(current, isCardGood)
    charges.push(...next.charges)
    current = next.state
  }
  return { state: current, charges }
}

function isOver({ status, periodEnd, graceEndsAt }: SubscriptionState, now: Date): boolean {
  if (status === 'canceled') {
    return false
  }
  return status === 'past_due' ? graceEndsAt !== null && graceEndsAt <= now : periodEnd <= now
}

function endPeriod(state: SubscriptionState, isCardGood: boolean): SimulatedResult {
  const { periodEnd: at, pause } = state
  if (state.status === 'past_due') {
    const end = state.graceEndsAt ?? at
    return unpaid({ ...state, status: 'canceled', periodEnd: end, graceEndsAt: null })
  }
  if (state.cancelAtPeriodEnd) {
    return unpaid({ ...state, status: 'canceled', cancelAtPeriodEnd: false })
  }
  if (pause !== null && pause.startsAt <= at && at < pause.endsAt) {
    return unpaid({ ...state, status: 'active', periodStart: at, periodEnd: pause.endsAt })
  }
  return renew({ ...state, ...state.scheduled, scheduled: null, pause: null }, at, isCardGood)
}

function renew(state: SubscriptionState, at: Date, isCardGood: boolean): SimulatedResult {
  const renewed: SubscriptionState = {
    ...state,
    status: isCardGood ? 'active' : 'past_due',
    periodStart: at,
    periodEnd: addMonths(at, countMonths(state.interval)),
    graceEndsAt: isCardGood ? null : new Date(at.getTime() + GRACE_DAYS * DAY_MS),
  }
  return { state: renewed, charges: [toCharge(renewed, at, isCardGood)] }
}

function switchNow(state: SubscriptionState, { plan, interval }: PlanChoice, now: Date): SimulatedResult {
  const switched = { ...state, plan, interval, cancelAtPeriodEnd: false, scheduled: null, pause: null }
  if (state.status === 'trialing') {
    return unpaid(switched)
  }
  const total = getProration(state, { plan, interval }, now)
  const next =
    interval === state.interval
      ? switched
      : { ...switched, periodStart: now, periodEnd: addMonths(now, countMonths(interval)) }
  const description = `Change from ${state.plan.title} to ${plan.title}, ${interval === 'year' ? 'yearly' : 'monthly'}`
  return {
    state: next,
    charges: [{ description, total, currency: plan.currency, at: now, isPaid: true, covers: null }],
  }
}

/** A current pause ends now, and a new period begins; a pause that has not begun is discarded. */
function resume(state: SubscriptionState, now: Date): SimulatedResult {
  const isPausedNow = state.pause !== null && state.pause.startsAt <= now
  const resumed = { ...state, cancelAtPeriodEnd: false, pause: null }
  return isPausedNow ? renew(resumed, now, true) : unpaid(resumed)
}

function unpaid(state: SubscriptionState): SimulatedResult {
  return { state, charges: [] }
}

function toCharge(state: SubscriptionState, at: Date, isPaid: boolean): SimulatedCharge {
  const { plan, interval, periodStart, periodEnd } = state
  const description = `${plan.title}, ${interval === 'year' ? 'yearly' : 'monthly'}`
  const covers = { from: periodStart, until: periodEnd }
  return { description, total: getPrice(state), currency: plan.currency, at, isPaid, covers }
}
