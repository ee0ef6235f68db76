import { DAY_MS } from '../../../platform/clock.ts'
import type { SeededPlan } from '../../identity/identity.public.ts'
import { type NewSubscription, TRIAL } from './plans.policy.ts'

/** An ended trial or paid period ended this number of days ago. */
const DAYS_SINCE_END = 3
const PERIOD_DAYS = 30

/** The subscription that gives a new workspace this plan state; an active plan stays active indefinitely. */
export function toSubscription(plan: SeededPlan, now: Date, planCode: string = TRIAL.planCode): NewSubscription | null {
  function lasting(days: number, end: Date) {
    return { planCode, currentPeriodStart: new Date(end.getTime() - days * DAY_MS), currentPeriodEnd: end }
  }
  const past = new Date(now.getTime() - DAYS_SINCE_END * DAY_MS)
  const trialEnd = plan === 'trial' ? new Date(now.getTime() + TRIAL.days * DAY_MS) : past
  switch (plan) {
    case 'none':
      return null
    case 'active':
      return {
        status: 'active',
        trialEndsAt: null,
        ...lasting(PERIOD_DAYS, new Date(now.getTime() + PERIOD_DAYS * DAY_MS)),
      }
    case 'ended':
      return { status: 'canceled', trialEndsAt: null, ...lasting(PERIOD_DAYS, past) }
    case 'trial':
    case 'ended_trial':
      return { status: 'trialing', trialEndsAt: trialEnd, ...lasting(TRIAL.days, trialEnd) }
  }
}
