import { HOUR_MS } from '../../../platform/clock.ts'
import { getPrice, isBought, type PlanChoice, type StateChange, type SubscriptionState } from './subscription-state.ts'

type Current = Pick<SubscriptionState, 'plan' | 'interval' | 'status' | 'periodStart' | 'periodEnd'>

/**
 * When a change of plan comes. Whoever gets more gets it at once; whoever takes less keeps what was paid until its end. In a
 * trial nothing was paid yet, so every change comes at once.
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
 * What is due at once for an upgrade, in cents: the price of what is left of the period, less what was paid for it. A switch to
 * yearly begins a year now, less what is left of the month.
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

/** Which share of a period is left, from 0 to 1. */
export function getUnusedShare({ periodStart, periodEnd }: { periodStart: Date; periodEnd: Date }, now: Date): number {
  const left = (periodEnd.getTime() - now.getTime()) / (periodEnd.getTime() - periodStart.getTime())
  return Math.min(1, Math.max(0, left))
}

/** Stripe takes over a trial that runs for at least two more days; one that is almost over is paid at once. */
const SHORTEST_TRIAL_MS = 48 * HOUR_MS

/** The end of a running trial that a purchase carries over; null when the plan is paid at once. */
export function getCarriedTrialEnd(
  trial: Pick<SubscriptionState, 'status' | 'trialEndsAt'> | undefined,
  now: Date,
): Date | null {
  const end = trial?.status === 'trialing' ? trial.trialEndsAt : null
  return end !== null && end.getTime() - now.getTime() > SHORTEST_TRIAL_MS ? end : null
}

/** Whether a workspace has just bought a plan or taken another one; a renewal is neither. */
export function isPlanChosen({ before, after }: StateChange): boolean {
  return isBought(after) && (before === undefined || !isBought(before) || before.plan.id !== after.plan.id)
}
