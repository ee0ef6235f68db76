import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The latest ends for which reminders are due, by kind. */
export interface ReminderTimes {
  trial: Date
  grace: Date
  year: Date
}

/** The SQL that finds subscriptions with due work. */
export function createDueSubscriptionRepository(db: Database) {
  return {
    /** Workspaces whose next month of credits has begun, or that never received credits. */
    async listDueForCredits(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .select('workspace_id')
        .where((where) =>
          where.or([
            where.and([
              where('status', '=', 'active'),
              where.or([where('credits_granted_until', 'is', null), where('credits_granted_until', '<=', now)]),
              where.or([where('provider', 'is', null), where('current_period_end', '>', now)]),
              where.or([where('pause_starts_at', 'is', null), where('pause_starts_at', '>', now)]),
            ]),
            where.and([
              where('status', '=', 'trialing'),
              where('credits_granted_until', 'is', null),
              where('trial_ends_at', '>', now),
            ]),
          ]),
        )
        .limit(limit)
        .execute()
      return rows.map(({ workspace_id }) => workspace_id)
    },

    /** Workspaces of a provider whose period or days of grace are over. */
    async listDue(provider: 'test' | 'stripe', now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .select('workspace_id')
        .where('provider', '=', provider)
        .where((where) =>
          where.or([
            where.and([where('status', 'in', ['active', 'trialing']), where('current_period_end', '<=', now)]),
            where.and([where('status', '=', 'past_due'), where('grace_ends_at', '<=', now)]),
          ]),
        )
        .limit(limit)
        .execute()
      return rows.map(({ workspace_id }) => workspace_id)
    },

    /** Every workspace after the given one that a provider bills, or that has payments since a day, which may still be reversed. */
    async listBilled(
      provider: 'test' | 'stripe',
      { after, paidSince }: { after: string | null; paidSince: Date },
      limit: number,
    ): Promise<string[]> {
      const { rows } = await sql<{ workspace_id: string }>`
        select workspace_id from subscriptions where provider = ${provider} and status <> 'canceled'
          and (${after}::uuid is null or workspace_id > ${after}::uuid)
        union
        select workspace_id from invoices where provider = ${provider} and issued_at > ${paidSince}
          and (${after}::uuid is null or workspace_id > ${after}::uuid)
        order by workspace_id limit ${limit}
      `.execute(db)
      return rows.map(({ workspace_id }) => workspace_id)
    },

    /** Workspaces whose trial, days of grace or year ends before the given times, and that have not been reminded. */
    async listDueForReminder(now: Date, { trial, grace, year }: ReminderTimes, limit: number): Promise<string[]> {
      const { rows } = await sql<{ workspace_id: string }>`
        select workspace_id from subscriptions
        where reminder is distinct from status || ' ' || floor(extract(epoch from current_period_end))::bigint
          and not cancel_at_period_end and (
            (status = 'trialing' and current_period_end > ${now} and current_period_end <= ${trial})
            or (status = 'past_due' and grace_ends_at > ${now} and grace_ends_at <= ${grace})
            or (status = 'active' and billing_interval = 'year' and provider is not null
              and current_period_end > ${now} and current_period_end <= ${year})
          )
        limit ${limit}
      `.execute(db)
      return rows.map(({ workspace_id }) => workspace_id)
    },
  }
}
