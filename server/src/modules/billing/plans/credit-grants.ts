import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { getMonthAround } from '../../../platform/months.ts'
import type { CreditService } from '../credits/credits.service.ts'
import { getUnusedShare } from './plan-changes.ts'
import { isSubscriptionActive } from './plans.policy.ts'
import { toTerms } from './present-subscription.ts'
import type { PlanTerms, SubscriptionState } from './subscription-state.ts'
import { createSubscriptionRepository, type StoredSubscription } from './subscriptions.repository.ts'

interface Dependencies {
  clock: Clock
  credits: Pick<CreditService, 'grant' | 'addToPeriod'>
}

/** The credits that a plan grants each month and with an upgrade. */
export function createCreditGrants({ clock, credits }: Dependencies) {
  /** Grants the credits of the current month once. */
  async function grantCredits(transaction: Database, workspaceId: string, stored: StoredSubscription): Promise<void> {
    const { state, creditsGrantedUntil } = stored
    const now = clock.now()
    const isTrial = state.status === 'trialing'
    const isDue = creditsGrantedUntil === null || creditsGrantedUntil <= now
    if (!isDue || !isSubscriptionActive(toTerms(state), now) || (!isTrial && state.status !== 'active')) {
      return
    }
    const month = isTrial ? { start: state.periodStart, end: state.periodEnd } : getMonthAround(state.periodStart, now)
    await credits.grant(transaction, {
      workspaceId,
      amount: state.plan.credits,
      periodStart: month.start,
      periodEnd: month.end,
      ...(isTrial && { expiresAt: month.end }),
      idempotencyKey: `${isTrial ? 'trial' : 'plan'}:${month.start.toISOString()}`,
    })
    await createSubscriptionRepository(transaction).setCreditsGrantedUntil(workspaceId, month.end)
  }

  /** An upgrade during a month grants the difference for the rest of the month. */
  async function grantUpgrade(
    transaction: Database,
    workspaceId: string,
    before: StoredSubscription,
    plan: PlanTerms,
  ): Promise<void> {
    const now = clock.now()
    const more = plan.credits - before.state.plan.credits
    if (before.state.status !== 'active' || before.creditsGrantedUntil === null || more <= 0) {
      return
    }
    const { start, end } = getMonthAround(before.state.periodStart, now)
    const share = getUnusedShare({ periodStart: start, periodEnd: end }, now)
    await credits.addToPeriod(transaction, {
      workspaceId,
      amount: Math.ceil(more * share),
      periodStart: start,
      periodEnd: end,
      idempotencyKey: `upgrade:${start.toISOString()}:${plan.code}`,
    })
  }

  /** Grants the credits that follow from a change of the plan. */
  async function grantAfter(
    transaction: Database,
    workspaceId: string,
    before: StoredSubscription | undefined,
    after: SubscriptionState,
  ): Promise<void> {
    const isSamePeriod = before?.state.periodStart.getTime() === after.periodStart.getTime()
    const creditsGrantedUntil = isNewlyActive(before, after, isSamePeriod) ? null : before?.creditsGrantedUntil
    await grantCredits(transaction, workspaceId, {
      state: after,
      creditsGrantedUntil: creditsGrantedUntil ?? null,
      reminder: null,
    })
    if (before !== undefined && isSamePeriod && before.state.plan.id !== after.plan.id) {
      await grantUpgrade(transaction, workspaceId, before, after.plan)
    }
  }

  return { grantCredits, grantAfter }
}

/** Whether an active period begins now, for example after a switch to yearly: its credits are granted at once. */
function isNewlyActive(
  before: StoredSubscription | undefined,
  after: SubscriptionState,
  isSamePeriod: boolean,
): boolean {
  return after.status === 'active' && !(isSamePeriod && before?.state.status === 'active')
}
