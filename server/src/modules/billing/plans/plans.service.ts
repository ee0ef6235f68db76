import { listFeatures, type PlanFeature, planFeature, type WorkspaceStanding } from '@marquee/contract/features'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CreditService } from '../credits/credits.service.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { hashMailbox } from '../../../platform/mailbox.ts'
import type { SeededPlan, UserService } from '../../identity/identity.public.ts'
import {
  getPlanNotice,
  getPlanState,
  isRenewing,
  isSubscriptionActive,
  type NewSubscription,
  TRIAL,
  trialDaysRemaining,
} from './plans.policy.ts'
import { createPlanRepository, type SubscriptionRecord } from './plans.repository.ts'
import { toSubscription } from './seeded-plans.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  credits: Pick<CreditService, 'grant'>
  users: Pick<UserService, 'getAddress'>
}

/** The current plan of a workspace. */
export interface WorkspacePlan {
  title: string
  isActive: boolean
  features: PlanFeature[]
  /** Null when the workspace is not on trial. An ended trial has 0 days and an end in the past. */
  trial: { daysRemaining: number; endsAt: Date } | null
  notice: ReturnType<typeof getPlanNotice>
}

/** The rules of plans and of a workspace's subscription. */
export function createPlanService({ db, clock, credits, users }: Dependencies) {
  async function subscribe(
    transaction: Database,
    workspaceId: string,
    { planCode, status, trialEndsAt, currentPeriodStart, currentPeriodEnd, trialUserId }: NewSubscription,
  ): Promise<void> {
    const plans = createPlanRepository(transaction)
    const now = clock.now()
    const plan = await plans.getPlan(planCode)
    const isRunning = isSubscriptionActive({ status, trialEndsAt, currentPeriodEnd }, now)
    await plans.insertSubscription({
      workspace_id: workspaceId,
      plan_id: plan.id,
      status,
      trial_ends_at: trialEndsAt,
      trial_user_id: trialUserId ?? null,
      current_period_start: currentPeriodStart,
      current_period_end: currentPeriodEnd,
      credits_granted_until: isRunning ? currentPeriodEnd : null,
      created_at: now,
      updated_at: now,
    })
    if (isRunning) {
      await credits.grant(transaction, {
        workspaceId,
        amount: plan.credits,
        periodStart: currentPeriodStart,
        periodEnd: currentPeriodEnd,
        ...(status === 'trialing' && { expiresAt: currentPeriodEnd }),
        idempotencyKey: `plan:${currentPeriodStart.toISOString()}`,
      })
    }
  }

  return {
    /** The workspace's current plan, even if it has ended; null when it has none. */
    async findPlan(workspaceId: string): Promise<WorkspacePlan | null> {
      const subscription = await createPlanRepository(db).findSubscription(workspaceId)
      if (subscription === undefined) {
        return null
      }
      const now = clock.now()
      const { planTitle: title, trialEndsAt } = subscription
      const daysRemaining = trialDaysRemaining(subscription, now)
      return {
        title,
        isActive: isSubscriptionActive(subscription, now),
        features: listPlanFeatures(subscription),
        trial: daysRemaining === null || trialEndsAt === null ? null : { daysRemaining, endsAt: trialEndsAt },
        notice: getPlanNotice(subscription, now),
      }
    },

    /** Whether the workspace's plan renews automatically. */
    async isRenewing(database: Database, workspaceId: string): Promise<boolean> {
      const subscription = await createPlanRepository(database).findSubscription(workspaceId)
      return subscription !== undefined && isRenewing(subscription, clock.now())
    },

    /** The number of seats of the workspace's plan, even if it has ended; without a plan there is one seat, for the owner. */
    async getSeats(database: Database, workspaceId: string): Promise<{ planTitle: string | null; seats: number }> {
      return (await createPlanRepository(database).findSeats(workspaceId)) ?? { planTitle: null, seats: 1 }
    },

    /** The number of brands that the workspace may follow under its plan, even if it has ended; 0 without a plan. */
    async getSpyLimit(database: Database, workspaceId: string): Promise<number> {
      return (await createPlanRepository(database).findSpyLimit(workspaceId)) ?? 0
    },

    /** The number of ad accounts that the workspace may analyse under its plan, even if it has ended. */
    getAnalyzerAccounts: async (database: Database, workspaceId: string): Promise<number> =>
      (await createPlanRepository(database).findAnalyzerAccounts(workspaceId)) ?? 0,

    /** The plan state and the features of the actor's current workspace: one look-up by key. */
    async getStanding({ workspaceId, workspaceFeatures }: Pick<Actor, 'workspaceId' | 'workspaceFeatures'>) {
      const subscription = await createPlanRepository(db).findSubscription(workspaceId)
      const plan = subscription === undefined ? [] : listPlanFeatures(subscription)
      return {
        plan: getPlanState(subscription, clock.now()),
        features: listFeatures({ workspace: workspaceFeatures, plan }),
      } satisfies WorkspaceStanding
    },

    /** Creates a new workspace's subscription and credits, inside the transaction that creates the workspace. */
    subscribe,

    /** Sets the plan state of a new workspace of a test or the demo, inside the transaction that creates the workspace. */
    async seed(transaction: Database, workspaceId: string, plan: SeededPlan): Promise<void> {
      const subscription = toSubscription(plan, clock.now())
      if (subscription !== null) {
        await subscribe(transaction, workspaceId, subscription)
      }
    },

    /**
     * Starts the free trial of a new workspace, inside the transaction that creates it. Each user and each mailbox has one trial; text
     * after a plus sign in an address does not make another mailbox. A further workspace has no plan until the user chooses one.
     */
    async startTrial(transaction: Database, workspaceId: string, userId: string): Promise<void> {
      const repository = createPlanRepository(transaction)
      const now = clock.now()
      const isFirst =
        !(await repository.hasHadTrial(userId)) &&
        (await repository.takeTrial(hashMailbox(await users.getAddress(transaction, userId)), now))
      if (!isFirst) {
        return
      }
      const end = new Date(now.getTime() + TRIAL.days * DAY_MS)
      await subscribe(transaction, workspaceId, {
        planCode: TRIAL.planCode,
        status: 'trialing',
        trialEndsAt: end,
        trialUserId: userId,
        currentPeriodStart: now,
        currentPeriodEnd: end,
      })
    },
  }
}

export type PlanService = ReturnType<typeof createPlanService>

/** The features that a plan's row switches on; features unknown to the product are left out. */
function listPlanFeatures({ planFeatures }: SubscriptionRecord): PlanFeature[] {
  return planFeature.options.filter((name) => planFeatures[name] === true)
}
