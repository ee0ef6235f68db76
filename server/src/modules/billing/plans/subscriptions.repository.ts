import type { Plan } from '@marquee/contract/plans'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { PlanTerms, SubscriptionState } from './subscription-state.ts'

type SubscriptionRow = Selectable<Tables['subscriptions']>

export interface StoredSubscription {
  state: SubscriptionState
  creditsGrantedUntil: Date | null
  reminder: string | null
}

/** The SQL of workspaces' subscriptions. */
export function createSubscriptionRepository(db: Database) {
  async function listPlans(): Promise<(Plan & { id: string })[]> {
    return db
      .selectFrom('plans')
      .select(['id', 'code', 'title', 'price_month', 'price_year', 'currency', 'credits'])
      .select(['seats', 'spy_limit', 'analyzer_accounts', 'features'])
      .orderBy('position')
      .execute()
  }

  async function toStored(row: SubscriptionRow): Promise<StoredSubscription> {
    const plans = new Map((await listPlans()).map((plan) => [plan.id, toTerms(plan)]))
    return toStoredSubscription(row, plans)
  }

  return {
    listPlans,

    async listTerms(): Promise<PlanTerms[]> {
      return (await listPlans()).map(toTerms)
    },

    async findPlan(code: string): Promise<PlanTerms | undefined> {
      const plan = (await listPlans()).find((candidate) => candidate.code === code)
      return plan && toTerms(plan)
    },

    async find(workspaceId: string): Promise<StoredSubscription | undefined> {
      const row = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
      return row && toStored(row)
    },

    /** Waits for every other change of the workspace's plan, even when it has no plan yet. */
    async lock(workspaceId: string): Promise<StoredSubscription | undefined> {
      await sql`select from workspaces where id = ${workspaceId} for no key update`.execute(db)
      const row = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .forUpdate()
        .executeTakeFirst()
      return row && toStored(row)
    },

    async save(workspaceId: string, state: SubscriptionState, now: Date): Promise<void> {
      const values = {
        plan_id: state.plan.id,
        status: state.status,
        trial_ends_at: state.trialEndsAt,
        current_period_start: state.periodStart,
        current_period_end: state.periodEnd,
        cancel_at_period_end: state.cancelAtPeriodEnd,
        provider: state.provider,
        billing_interval: state.interval,
        scheduled_plan_id: state.scheduled?.plan.id ?? null,
        scheduled_interval: state.scheduled?.interval ?? null,
        pause_starts_at: state.pause?.startsAt ?? null,
        pause_ends_at: state.pause?.endsAt ?? null,
        grace_ends_at: state.graceEndsAt,
        updated_at: now,
      }
      await db
        .insertInto('subscriptions')
        .values({ workspace_id: workspaceId, created_at: now, ...values })
        .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
        .execute()
    },

    async setCreditsGrantedUntil(workspaceId: string, until: Date): Promise<void> {
      await db
        .updateTable('subscriptions')
        .set({ credits_granted_until: until })
        .where('workspace_id', '=', workspaceId)
        .execute()
    },

    async setReminder(workspaceId: string, reminder: string): Promise<void> {
      await db.updateTable('subscriptions').set({ reminder }).where('workspace_id', '=', workspaceId).execute()
    },

    async insertCancellation(cancellation: Insertable<Tables['subscription_cancellations']>): Promise<void> {
      await db.insertInto('subscription_cancellations').values(cancellation).execute()
    },
  }
}

function toTerms(plan: Plan & { id: string }): PlanTerms {
  const { id, code, title, price_month: priceMonth, price_year: priceYear, currency, credits } = plan
  return { id, code, title, priceMonth, priceYear, currency, credits }
}

function toStoredSubscription(row: SubscriptionRow, plans: ReadonlyMap<string, PlanTerms>): StoredSubscription {
  const { scheduled_plan_id: scheduledId, scheduled_interval, pause_starts_at, pause_ends_at } = row
  const scheduledPlan = scheduledId === null ? undefined : plans.get(scheduledId)
  return {
    creditsGrantedUntil: row.credits_granted_until,
    reminder: row.reminder,
    state: {
      // The foreign key guarantees that the plan exists.
      plan: plans.get(row.plan_id) as PlanTerms,
      interval: row.billing_interval,
      provider: row.provider,
      status: row.status,
      trialEndsAt: row.trial_ends_at,
      periodStart: row.current_period_start,
      periodEnd: row.current_period_end,
      cancelAtPeriodEnd: row.cancel_at_period_end,
      scheduled:
        scheduledPlan === undefined || scheduled_interval === null
          ? null
          : { plan: scheduledPlan, interval: scheduled_interval },
      pause:
        pause_starts_at === null || pause_ends_at === null
          ? null
          : { startsAt: pause_starts_at, endsAt: pause_ends_at },
      graceEndsAt: row.grace_ends_at,
    },
  }
}
