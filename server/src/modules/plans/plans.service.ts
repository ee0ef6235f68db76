import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CreditService } from '../credits/credits.service.ts'
import { DAY_MS, isSubscriptionActive, TRIAL, trialDaysRemaining } from './plans.policy.ts'
import { createPlanRepository } from './plans.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  credits: Pick<CreditService, 'grant'>
}

export interface PlanStanding {
  title: string
  isActive: boolean
  /** Null when the workspace is not on trial. */
  trialDaysRemaining: number | null
}

/** The rules of plans: what a workspace has subscribed to. */
export function createPlanService({ db, clock, credits }: Dependencies) {
  return {
    /** The workspace's plan as it stands now, or null when it never had one. */
    async getStanding(workspaceId: string): Promise<PlanStanding | null> {
      const subscription = await createPlanRepository(db).findSubscription(workspaceId)
      if (subscription === undefined) {
        return null
      }
      const now = clock.now()
      return {
        title: subscription.planTitle,
        isActive: isSubscriptionActive(subscription, now),
        trialDaysRemaining: trialDaysRemaining(subscription, now),
      }
    },

    /** Starts the free trial of a new workspace with the plan's credits, inside the transaction that creates it. */
    async startTrial(transaction: Database, workspaceId: string): Promise<void> {
      const plans = createPlanRepository(transaction)
      const now = clock.now()
      const end = new Date(now.getTime() + TRIAL.days * DAY_MS)
      const plan = await plans.getPlan(TRIAL.planCode)
      await plans.insertSubscription({
        workspace_id: workspaceId,
        plan_id: plan.id,
        status: 'trialing',
        trial_ends_at: end,
        current_period_start: now,
        current_period_end: end,
        credits_granted_until: end,
        created_at: now,
        updated_at: now,
      })
      await credits.grant(transaction, {
        workspaceId,
        amount: plan.credits,
        periodStart: now,
        periodEnd: end,
        idempotencyKey: `trial:${now.toISOString()}`,
      })
    },
  }
}

export type PlanService = ReturnType<typeof createPlanService>
