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

/** What a workspace has subscribed to, as it is now. */
export interface WorkspacePlan {
  title: string
  isActive: boolean
  features: PlanFeature[]
  /** Null when the workspace is not on trial. A trial that is over has 0 days and an end in the past. */
  trial: { daysRemaining: number; endsAt: Date } | null
  notice: ReturnType<typeof getPlanNotice>
}

/** The rules of plans: what a workspace has subscribed to. */
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
    /** The workspace's plan as it stands now, one that has ended included; null when it has none. */
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

    /** Whether the workspace's plan would be charged for again by itself. */
    async isRenewing(database: Database, workspaceId: string): Promise<boolean> {
      const subscription = await createPlanRepository(database).findSubscription(workspaceId)
      return subscription !== undefined && isRenewing(subscription, clock.now())
    },

    /** How many people the workspace's plan is for, one that has ended included; without a plan it is for its owner alone. */
    async getSeats(database: Database, workspaceId: string): Promise<{ planTitle: string | null; seats: number }> {
      return (await createPlanRepository(database).findSeats(workspaceId)) ?? { planTitle: null, seats: 1 }
    },

    /** How many brands the workspace's plan lets it follow, one that has ended included; none without a plan. */
    async getSpyLimit(database: Database, workspaceId: string): Promise<number> {
      return (await createPlanRepository(database).findSpyLimit(workspaceId)) ?? 0
    },

    /** How many ad accounts the workspace may analyse: those of its plan, one that has ended included. */
    getAnalyzerAccounts: async (database: Database, workspaceId: string): Promise<number> =>
      (await createPlanRepository(database).findAnalyzerAccounts(workspaceId)) ?? 0,

    /** What the workspace that somebody works in may use: one look-up by key. */
    async getStanding({ workspaceId, workspaceFeatures }: Pick<Actor, 'workspaceId' | 'workspaceFeatures'>) {
      const subscription = await createPlanRepository(db).findSubscription(workspaceId)
      const plan = subscription === undefined ? [] : listPlanFeatures(subscription)
      return {
        plan: getPlanState(subscription, clock.now()),
        features: listFeatures({ workspace: workspaceFeatures, plan }),
      } satisfies WorkspaceStanding
    },

    /** Gives a new workspace a subscription and its credits, inside the transaction that creates it. */
    subscribe,

    /** Puts a new workspace of a test or of the demo into this standing, inside the transaction that creates it. */
    async seed(transaction: Database, workspaceId: string, plan: SeededPlan): Promise<void> {
      const subscription = toSubscription(plan, clock.now())
      if (subscription !== null) {
        await subscribe(transaction, workspaceId, subscription)
      }
    },

    /**
     * Starts the free trial of a new workspace, inside the transaction that creates it. A user has one trial, and so has a mailbox,
     * whatever follows a plus in its address: a further workspace is without a plan until they choose one.
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

/** The features that a plan's row switches on; what the product does not know is left out. */
function listPlanFeatures({ planFeatures }: SubscriptionRecord): PlanFeature[] {
  return planFeature.options.filter((name) => planFeatures[name] === true)
}
