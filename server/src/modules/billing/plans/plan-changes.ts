import { HOUR_MS } from '../../../platform/clock.ts'
import { getPrice, isBought, type PlanChoice, type StateChange, type SubscriptionState } from './subscription-state.ts'

type Current = Pick<SubscriptionState, 'plan' | 'interval' | 'status' | 'periodStart' | 'periodEnd'>

/**
 * The time at which a change of plan applies. An upgrade applies at once; a downgrade applies at the end of the paid period. In a
 * trial nothing has been paid yet, so every change applies at once.
 */
export function getChangeTiming(current: Current, next: PlanChoice): 'now' | 'period_end' | 'keep' {
  if (next.plan.id === current.plan.id && next.interval === current.interval) {
    return 'keep'
  }
  if (current.status === 'trialing') {
    return 'now'
  }
  const isShorter = current.interval === 'year' && next.interval === 'month'
  const isSmaller = next.plan.priceMonth < current.plan.priceMonth
  return isShorter || isSmaller ? 'period_end' : 'now'
}

/**
 * The amount that is due immediately for an upgrade, in cents: the new price for the rest of the period, minus the amount paid for
 * that rest. A switch to yearly costs the price of a year that begins now, minus the amount paid for the rest of the month.
 */
export function getProration(current: Current, next: PlanChoice, now: Date): number {
  if (current.status === 'trialing') {
    return 0
  }
  const unused = getUnusedShare(current, now)
  const credit = getPrice(current) * unused
  const price = next.interval === current.interval ? getPrice(next) * unused : getPrice(next)
  return Math.max(0, Math.round(price - credit))
}

/** The share of a period that is left, from 0 to 1. */
export function getUnusedShare({ periodStart, periodEnd }: { periodStart: Date; periodEnd: Date }, now: Date): number {
  const left = (periodEnd.getTime() - now.getTime()) / (periodEnd.getTime() - periodStart.getTime())
  return Math.min(1, Math.max(0, left))
}

/** Stripe takes over a trial that runs for at least two more days; when less is left, the plan is paid at once. */
const SHORTEST_TRIAL_MS = 48 * HOUR_MS

/** The end of a running trial that a purchase carries over; null when the plan is paid at once. */
export function getCarriedTrialEnd(
  trial: Pick<SubscriptionState, 'status' | 'trialEndsAt'> | undefined,
  now: Date,
): Date | null {
  const end = trial?.status === 'trialing' ? trial.trialEndsAt : null
  return end !== null && end.getTime() - now.getTime() > SHORTEST_TRIAL_MS ? end : null
}

/** Whether a workspace has just bought a plan or switched to another one; a renewal does not count. */
export function isPlanChosen({ before, after }: StateChange): boolean {
  return isBought(after) && (before === undefined || !isBought(before) || before.plan.id !== after.plan.id)
}
