import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { DAY_MS, isSubscriptionActive, TRIAL, trialDaysRemaining } from './plans.policy.ts'
import { createPlanRepository } from './plans.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
}

export interface PlanStanding {
  title: string
  isActive: boolean
  /** Null when the workspace is not on trial. */
  trialDaysRemaining: number | null
}

/** The rules of plans: what a workspace has subscribed to. */
export function createPlanService({ db, clock }: Dependencies) {
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

    /** Starts the free trial of a new workspace, inside the transaction that creates it. */
    async startTrial(transaction: Database, workspaceId: string): Promise<void> {
      const plans = createPlanRepository(transaction)
      const now = clock.now()
      const end = new Date(now.getTime() + TRIAL.days * DAY_MS)
      await plans.insertSubscription({
        workspace_id: workspaceId,
        plan_id: await plans.getPlanId(TRIAL.planCode),
        status: 'trialing',
        trial_ends_at: end,
        current_period_start: now,
        current_period_end: end,
        created_at: now,
        updated_at: now,
      })
    },
  }
}

export type PlanService = ReturnType<typeof createPlanService>
