import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { SubscriptionTerms } from './plans.policy.ts'

export interface SubscriptionRecord extends SubscriptionTerms {
  planTitle: string
  planFeatures: Readonly<Record<string, boolean>>
}

/** The SQL of plans and subscriptions. */
export function createPlanRepository(db: Database) {
  return {
    getPlan(code: string): Promise<{ id: string; credits: number }> {
      return db.selectFrom('plans').select(['id', 'credits']).where('code', '=', code).executeTakeFirstOrThrow()
    },

    findSubscription(workspaceId: string): Promise<SubscriptionRecord | undefined> {
      return db
        .selectFrom('subscriptions')
        .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
        .select([
          'title as planTitle',
          'plans.features as planFeatures',
          'status',
          'trial_ends_at as trialEndsAt',
          'current_period_end as currentPeriodEnd',
          sql<boolean>`provider is not null`.as('isBought'),
          'cancel_at_period_end as cancelAtPeriodEnd',
          'grace_ends_at as graceEndsAt',
          'pause_starts_at as pauseStartsAt',
          'pause_ends_at as pauseEndsAt',
        ])
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    },

    findSeats(workspaceId: string): Promise<{ planTitle: string; seats: number } | undefined> {
      return db
        .selectFrom('subscriptions')
        .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
        .select(['title as planTitle', 'seats'])
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    },

    async findSpyLimit(workspaceId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('subscriptions')
        .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
        .select('spy_limit')
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
      return row?.spy_limit
    },

    async findAnalyzerAccounts(workspaceId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('subscriptions')
        .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
        .select('analyzer_accounts')
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
      return row?.analyzer_accounts
    },

    /** Whether this user has had a trial before, in any workspace. */
    async hasHadTrial(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('subscriptions')
        .select('id')
        .where('trial_user_id', '=', userId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Records that a mailbox has used its trial. @returns false when it had one before */
    async takeTrial(mailboxHash: string, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('trial_mailboxes')
        .values({ mailbox_hash: mailboxHash, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async insertSubscription(subscription: Insertable<Tables['subscriptions']>): Promise<void> {
      await db.insertInto('subscriptions').values(subscription).execute()
    },
  }
}
