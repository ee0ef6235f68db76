import type { PlanState } from '@marquee/contract/features'

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled'

/** The plan that a new workspace tries, and for how long. */
export const TRIAL = { planCode: 'growth', days: 14 } as const

export const DAY_MS = 24 * 60 * 60 * 1000

export interface SubscriptionTerms {
  status: SubscriptionStatus
  trialEndsAt: Date | null
  currentPeriodEnd: Date
}

export interface NewSubscription extends SubscriptionTerms {
  planCode: string
  currentPeriodStart: Date
  /** Whose free trial it is. */
  trialUserId?: string
}

/** Whether the plan's features may be used: a trial until it ends, a canceled or unpaid plan until the period that was paid ends. */
export function isSubscriptionActive(terms: SubscriptionTerms, now: Date): boolean {
  switch (terms.status) {
    case 'active':
      return true
    case 'trialing':
      return terms.trialEndsAt !== null && terms.trialEndsAt > now
    case 'past_due':
    case 'canceled':
      return terms.currentPeriodEnd > now
  }
}

/** Where a workspace stands whose subscription is this one; `undefined` when it has none. */
export function getPlanState(terms: SubscriptionTerms | undefined, now: Date): PlanState {
  if (terms === undefined) {
    return 'none'
  }
  return isSubscriptionActive(terms, now) ? 'active' : 'ended'
}

/** Days of the trial that are left, the running one included; 0 when it has ended, null when this is no trial. */
export function trialDaysRemaining(terms: SubscriptionTerms, now: Date): number | null {
  if (terms.status !== 'trialing' || terms.trialEndsAt === null) {
    return null
  }
  return Math.max(0, Math.ceil((terms.trialEndsAt.getTime() - now.getTime()) / DAY_MS))
}
