import type { PlanNotice } from '@marquee/contract/authentication'
import type { PlanState } from '@marquee/contract/features'
import { DAY_MS } from '../../../platform/clock.ts'

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled'

/** The plan that a new workspace tries, and for how long. */
export const TRIAL = { planCode: 'growth', days: 14 } as const

export interface SubscriptionTerms {
  status: SubscriptionStatus
  /** Whether a plan was bought that begins when the trial ends. */
  isBought?: boolean
  trialEndsAt: Date | null
  currentPeriodEnd: Date
  cancelAtPeriodEnd?: boolean
  graceEndsAt?: Date | null
  pauseStartsAt?: Date | null
  pauseEndsAt?: Date | null
}

export interface NewSubscription extends SubscriptionTerms {
  planCode: string
  currentPeriodStart: Date
  /** Whose free trial it is. */
  trialUserId?: string
}

/**
 * Whether the plan's features may be used: a trial until it ends, a canceled plan until the period that was paid ends, an unpaid
 * one for its days of grace, a paused one until the pause begins.
 */
export function isSubscriptionActive(terms: SubscriptionTerms, now: Date): boolean {
  if (isPaused(terms, now)) {
    return false
  }
  switch (terms.status) {
    case 'active':
      // The job that ends a cancelled plan may not have come yet.
      return terms.cancelAtPeriodEnd !== true || terms.currentPeriodEnd > now
    case 'trialing':
      return terms.trialEndsAt !== null && getTrialLimit(terms.trialEndsAt, terms.isBought) > now
    case 'past_due':
      return (terms.graceEndsAt ?? terms.currentPeriodEnd) > now
    case 'canceled':
      return terms.currentPeriodEnd > now
  }
}

/** Whoever has bought a plan must not be stopped while the first payment at the end of the trial is on its way. */
function getTrialLimit(trialEndsAt: Date, isBought = false): Date {
  return isBought ? new Date(trialEndsAt.getTime() + DAY_MS) : trialEndsAt
}

/** Whether a pause runs now. */
export function isPaused({ pauseStartsAt, pauseEndsAt }: SubscriptionTerms, now: Date): boolean {
  return isPresent(pauseStartsAt) && isPresent(pauseEndsAt) && pauseStartsAt <= now && pauseEndsAt > now
}

/** Whether another payment follows by itself: what was bought, has not ended and was not cancelled. */
export function isRenewing(terms: SubscriptionTerms, now: Date): boolean {
  const isOver = terms.status === 'canceled' || terms.cancelAtPeriodEnd === true
  const isStopped = terms.status === 'past_due' && !isSubscriptionActive(terms, now)
  return terms.isBought === true && !isOver && !isStopped
}

/** Where a workspace stands whose subscription is this one; `undefined` when it has none. */
export function getPlanState(terms: SubscriptionTerms | undefined, now: Date): PlanState {
  if (terms === undefined) {
    return 'none'
  }
  return isSubscriptionActive(terms, now) ? 'active' : 'ended'
}

/** What is about to happen to a plan, the most urgent first; null when there is nothing to say but of a trial or an end. */
export function getPlanNotice(terms: SubscriptionTerms, now: Date): { kind: PlanNotice['kind']; at: Date } | null {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, graceEndsAt, pauseEndsAt } = terms
  if (isPaused(terms, now) && isPresent(pauseEndsAt)) {
    return { kind: 'paused', at: pauseEndsAt }
  }
  if (!isSubscriptionActive(terms, now)) {
    return null
  }
  if (status === 'past_due') {
    return { kind: 'payment_failed', at: graceEndsAt ?? currentPeriodEnd }
  }
  if (cancelAtPeriodEnd === true || status === 'canceled') {
    return { kind: 'ends', at: currentPeriodEnd }
  }
  const begins = getBegin(terms)
  return begins !== null && begins > now ? { kind: 'begins', at: begins } : null
}

/** When a plan begins that was bought during its trial; null when none was. */
function getBegin({ status, isBought, trialEndsAt }: SubscriptionTerms): Date | null {
  return status === 'trialing' && isBought === true ? trialEndsAt : null
}

/** Days of the trial that are left, the running one included; 0 when it has ended, null when this is no trial. */
export function trialDaysRemaining(terms: SubscriptionTerms, now: Date): number | null {
  const isOverAndBought = terms.isBought === true && terms.trialEndsAt !== null && terms.trialEndsAt <= now
  if (terms.status !== 'trialing' || terms.trialEndsAt === null || isOverAndBought) {
    return null
  }
  return Math.max(0, Math.ceil((terms.trialEndsAt.getTime() - now.getTime()) / DAY_MS))
}

function isPresent(value: Date | null | undefined): value is Date {
  return value !== null && value !== undefined
}
