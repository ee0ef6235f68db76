import { type CreditEntry, type CreditEntryFilter, creditPrice, type CreditUsage } from '@marquee/contract/credits'
import type { Database } from '../../../platform/database/database.ts'
import { sql } from 'kysely'
import { z } from 'zod'

export type StatementEntry = Omit<CreditEntry, 'user_name' | 'description' | 'feature_title'> & {
  reference: string
  user_id: string | null
}

const summaryRecord = z.object({
  account: z
    .object({
      balance: z.number(),
      held: z.number(),
      period_starts_at: z.coerce.date(),
      period_ends_at: z.coerce.date().nullable(),
      period_granted: z.number(),
      period_spent: z.number(),
    })
    .nullable(),
  /** The remaining credits of the lots that expire, summed by expiry, soonest first; past expiries are included. */
  lots: z.array(z.object({ amount: z.number(), expires_at: z.coerce.date() })),
  prices: z.array(creditPrice),
})
type SummaryRecord = z.infer<typeof summaryRecord>

export interface UsagePeriod {
  starts_at: Date
  ends_at: Date | null
}

/** The SQL that reads credits. */
export function createCreditStatementRepository(db: Database) {
  return {
    findPeriod(workspaceId: string): Promise<UsagePeriod | undefined> {
      return db
        .selectFrom('credit_accounts')
        .select(['period_starts_at as starts_at', 'period_ends_at as ends_at'])
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    },

    /** Balance, expiries and prices in one query, because buttons with a price need them on every page. */
    async readSummary(workspaceId: string): Promise<SummaryRecord> {
      const { rows } = await sql<{ account: unknown; lots: unknown; prices: unknown }>`
        select
          (select to_jsonb(a) from credit_accounts a where workspace_id = ${workspaceId}) as account,
          (
            select coalesce(jsonb_agg(jsonb_build_object('amount', amount, 'expires_at', expires_at) order by expires_at), '[]')
            from (
              select sum(remaining) as amount, expires_at from credit_lots
              where workspace_id = ${workspaceId} and remaining > 0 and expires_at is not null group by expires_at
            ) as lots
          ) as lots,
          (
            select coalesce(jsonb_agg(to_jsonb(p) order by position, feature), '[]') from credit_prices p
          ) as prices
      `.execute(db)
      return summaryRecord.parse(rows[0])
    },

    /** Up to `limit` entries before the given number, newest first. */
    async listEntries(
      workspaceId: string,
      show: CreditEntryFilter,
      before: number | null,
      limit: number,
    ): Promise<StatementEntry[]> {
      let query = db
        .selectFrom('credit_entries')
        .select(['id', 'number', 'kind', 'amount', 'balance_after', 'feature', 'reference', 'user_id', 'created_at'])
        .where('workspace_id', '=', workspaceId)
      if (before !== null) {
        query = query.where('number', '<', String(before))
      }
      if (show === 'settled') {
        // The same condition as in the partial index.
        query = query.where(sql<boolean>`kind not in ('hold', 'release')`)
      } else if (show !== 'all') {
        query = query.where('kind', '=', show)
      }
      const rows = await query.orderBy('number', 'desc').limit(limit).execute()
      return rows.map((row) => ({ ...row, number: Number(row.number), created_at: row.created_at.toISOString() }))
    },

    /** The last period with usage that begins before a time. */
    async findPeriodBefore(workspaceId: string, startsAt: Date): Promise<UsagePeriod | undefined> {
      return db
        .selectFrom('credit_usage_days')
        .select(['period_starts_at as starts_at', 'period_ends_at as ends_at'])
        .where('workspace_id', '=', workspaceId)
        .where('period_starts_at', '<', startsAt)
        .orderBy('period_starts_at', 'desc')
        .limit(1)
        .executeTakeFirst()
    },

    listUsage(workspaceId: string, startsAt: Date): Promise<CreditUsage[]> {
      return db
        .selectFrom('credit_usage_days')
        .leftJoin('credit_prices', 'credit_prices.feature', 'credit_usage_days.feature')
        .select([
          sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
          'credit_usage_days.feature',
          sql<string>`coalesce(title, credit_usage_days.feature)`.as('feature_title'),
          'spent',
          'count',
        ])
        .where('workspace_id', '=', workspaceId)
        .where('period_starts_at', '=', startsAt)
        .orderBy('day')
        .orderBy('credit_usage_days.feature')
        .execute()
    },
  }
}
