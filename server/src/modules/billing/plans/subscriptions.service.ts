import type { CancellationReason } from '@marquee/contract/billing'
import type { Plan, Subscription } from '@marquee/contract/plans'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { CreditService } from '../credits/credits.service.ts'
import { createCreditGrants } from './credit-grants.ts'
import { createDueSubscriptionRepository, type ReminderTimes } from './due-subscriptions.repository.ts'
import { presentSubscription } from './present-subscription.ts'
import type { PlanTerms, StateChange, SubscriptionState } from './subscription-state.ts'
import { createSubscriptionRepository } from './subscriptions.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  credits: Pick<CreditService, 'grant' | 'addToPeriod'>
  /** Called inside the transaction of each change. */
  onChange?: (transaction: Database, workspaceId: string, change: StateChange) => Promise<void>
}

const BATCH = 500
/** Banks accept disputes for 120 days, and decide them within two further months. */
const DISPUTABLE_MS = 180 * DAY_MS

/** The subscriptions of workspaces. Both payment providers change them here, with the same consequences. */
export function createSubscriptionService({ db, clock, credits, onChange }: Dependencies) {
  const repository = createSubscriptionRepository(db)
  const due = createDueSubscriptionRepository(db)

  const { grantCredits, grantAfter } = createCreditGrants({ clock, credits })

  return {
    /** The plans that can be bought, the smallest first. */
    async listPlans(): Promise<Plan[]> {
      return repository.listPlans()
    },

    /** @throws DomainError 422 on `plan_code` */
    async getPlan(code: string): Promise<PlanTerms> {
      const plan = await repository.findPlan(code)
      if (plan === undefined) {
        throw invalid({ plan_code: ['Choose one of the plans.'] })
      }
      return plan
    },

    /** Every plan. Within a transaction, pass that transaction: waiting for a second connection could deadlock. */
    listTerms: (database: Database = db): Promise<PlanTerms[]> => createSubscriptionRepository(database).listTerms(),

    /** Stores the reason for a cancellation, in the transaction that stores the cancellation. */
    async addCancellation(
      transaction: Database,
      actor: Actor,
      reason: CancellationReason,
      comment: string,
    ): Promise<void> {
      const { workspaceId: workspace_id, userId: user_id } = actor
      await createSubscriptionRepository(transaction).insertCancellation({
        workspace_id,
        user_id,
        reason,
        comment,
        created_at: clock.now(),
      })
    },

    async findState(workspaceId: string): Promise<SubscriptionState | undefined> {
      return (await repository.find(workspaceId))?.state
    },

    /** The workspace's subscription in the form that pages receive. */
    async get(workspaceId: string, canManage: boolean): Promise<Subscription> {
      return presentSubscription((await repository.find(workspaceId))?.state, canManage, clock.now())
    },

    /**
     * Locks and changes a workspace's subscription in the caller's transaction. Then it grants the credits of a new month or of a
     * larger plan, and calls `onChange`.
     * @param compute returns the state after the change from the state before; undefined changes nothing
     */
    async update(
      transaction: Database,
      workspaceId: string,
      compute: (current: SubscriptionState | undefined) => SubscriptionState | undefined,
    ): Promise<void> {
      const subscriptions = createSubscriptionRepository(transaction)
      const before = await subscriptions.lock(workspaceId)
      const after = compute(before?.state)
      if (after === undefined) {
        return
      }
      await subscriptions.save(workspaceId, after, clock.now())
      await grantAfter(transaction, workspaceId, before, after)
      await onChange?.(transaction, workspaceId, { before: before?.state, after })
    },

    /** Whether the running period is over, so that the provider has to be queried. */
    async isDue(workspaceId: string): Promise<boolean> {
      const state = (await repository.find(workspaceId))?.state
      const isRunning = state?.status === 'active' || state?.status === 'trialing'
      return isRunning && state.provider !== null && state.periodEnd <= clock.now()
    },

    /** Sends the reminder of a workspace once: `send` runs in the transaction that records the reminder. */
    async remind(
      workspaceId: string,
      send: (transaction: Database, state: SubscriptionState) => Promise<void>,
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const subscriptions = createSubscriptionRepository(transaction)
        const stored = await subscriptions.lock(workspaceId)
        if (stored === undefined) {
          return
        }
        const { status, periodEnd } = stored.state
        const reminder = `${status} ${Math.floor(periodEnd.getTime() / 1000)}`
        if (stored.reminder !== reminder) {
          await subscriptions.setReminder(workspaceId, reminder)
          await send(transaction, stored.state)
        }
      })
    },

    /** Workspaces whose trial, days of grace or year ends soon, and that have not been reminded. */
    listDueForReminder: (times: ReminderTimes) => due.listDueForReminder(clock.now(), times, BATCH),

    /** Workspaces of a provider whose period or days of grace are over. */
    listDue: (provider: 'test' | 'stripe') => due.listDue(provider, clock.now(), BATCH),

    /** A page of the workspaces that a provider bills or has billed recently. */
    listBilled(provider: 'test' | 'stripe', after: string | null): Promise<string[]> {
      const paidSince = new Date(clock.now().getTime() - DISPUTABLE_MS)
      return due.listBilled(provider, { after, paidSince }, BATCH)
    },

    /** Grants the credits of every month that has begun. @returns the number of workspaces */
    async grantDueCredits(): Promise<number> {
      const workspaceIds = await due.listDueForCredits(clock.now(), BATCH)
      for (const workspaceId of workspaceIds) {
        await db.transaction().execute(async (transaction) => {
          const stored = await createSubscriptionRepository(transaction).lock(workspaceId)
          if (stored !== undefined) {
            await grantCredits(transaction, workspaceId, stored)
          }
        })
      }
      return workspaceIds.length
    },
  }
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>
