import type { PlanNotice } from '@marquee/contract/authentication'
import type { PlanState } from '@marquee/contract/features'
import { DAY_MS } from '../../../platform/clock.ts'

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled'

/** The plan and the length of a new workspace's trial. */
export const TRIAL = { planCode: 'growth', days: 14 } as const

export interface SubscriptionTerms {
  status: SubscriptionStatus
  /** Whether a plan was bought; during a trial, it begins when the trial ends. */
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
  /** The user who has this free trial. */
  trialUserId?: string
}

/**
 * Whether the plan's features may be used: a trial until it ends, a canceled plan until the paid period ends, an unpaid
 * plan for its days of grace, a paused plan until the pause begins.
 */
export function isSubscriptionActive(terms: SubscriptionTerms, now: Date): boolean {
  if (isPaused(terms, now)) {
    return false
  }
  switch (terms.status) {
    case 'active':
      // The job that ends a cancelled plan may not have run yet.
      return terms.cancelAtPeriodEnd !== true || terms.currentPeriodEnd > now
    case 'trialing':
      return terms.trialEndsAt !== null && getTrialLimit(terms.trialEndsAt, terms.isBought) > now
    case 'past_due':
      return (terms.graceEndsAt ?? terms.currentPeriodEnd) > now
    case 'canceled':
      return terms.currentPeriodEnd > now
  }
}

/** The end of the trial; one day later for a bought plan, so that it stays active while its first payment is pending. */
function getTrialLimit(trialEndsAt: Date, isBought = false): Date {
  return isBought ? new Date(trialEndsAt.getTime() + DAY_MS) : trialEndsAt
}

/** Whether the plan is paused now. */
export function isPaused({ pauseStartsAt, pauseEndsAt }: SubscriptionTerms, now: Date): boolean {
  return isPresent(pauseStartsAt) && isPresent(pauseEndsAt) && pauseStartsAt <= now && pauseEndsAt > now
}

/** Whether the plan renews automatically: it was bought, has not ended and was not cancelled. */
export function isRenewing(terms: SubscriptionTerms, now: Date): boolean {
  const isOver = terms.status === 'canceled' || terms.cancelAtPeriodEnd === true
  const isStopped = terms.status === 'past_due' && !isSubscriptionActive(terms, now)
  return terms.isBought === true && !isOver && !isStopped
}

/** The plan state of a workspace. @param terms its subscription; `undefined` when it has none */
export function getPlanState(terms: SubscriptionTerms | undefined, now: Date): PlanState {
  if (terms === undefined) {
    return 'none'
  }
  return isSubscriptionActive(terms, now) ? 'active' : 'ended'
}

/** The most urgent notice about a plan; null when there is none (a running trial and an ended plan have no notice here). */
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

/** The beginning of a plan that was bought during its trial; null when none was bought. */
function getBegin({ status, isBought, trialEndsAt }: SubscriptionTerms): Date | null {
  return status === 'trialing' && isBought === true ? trialEndsAt : null
}

/** The remaining days of the trial, including the current day; 0 when it has ended, null when the plan is not a trial. */
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
