import type { CreditEntry, CreditEntryFilter, CreditUsage } from '@marquee/contract/credits'
import type { Database } from '../../platform/database/database.ts'
import { sql } from 'kysely'
import type { CreditTables } from './credits.tables.ts'

export type StatementEntry = Omit<CreditEntry, 'user_name' | 'description' | 'feature_title'> & {
  reference: string
  user_id: string | null
}

export interface BalanceRecord {
  balance: number
  held: number
  period_starts_at: Date
  period_ends_at: Date | null
  period_granted: number
  period_spent: number
}

export interface UsagePeriod {
  starts_at: Date
  ends_at: Date | null
}

/** The SQL that reads credits. */
export function createCreditStatementRepository(database: Database) {
  const db = database.withTables<CreditTables>()

  return {
    findAccount(workspaceId: string): Promise<BalanceRecord | undefined> {
      return db
        .selectFrom('credit_accounts')
        .select(['balance', 'held', 'period_starts_at', 'period_ends_at', 'period_granted', 'period_spent'])
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    },

    /** What is left of the lots that end, added up by their end, soonest first; past ends included. */
    async listExpiring(workspaceId: string): Promise<{ amount: number; expires_at: Date }[]> {
      const rows = await db
        .selectFrom('credit_lots')
        .select(['expires_at', sql<string>`sum(remaining)`.as('amount')])
        .where('workspace_id', '=', workspaceId)
        .where('remaining', '>', 0)
        .where('expires_at', 'is not', null)
        .groupBy('expires_at')
        .orderBy('expires_at')
        .execute()
      return rows.map(({ amount, expires_at }) => ({ amount: Number(amount), expires_at: expires_at as Date }))
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
        // As the partial index says it.
        query = query.where(sql<boolean>`kind not in ('hold', 'release')`)
      } else if (show !== 'all') {
        query = query.where('kind', '=', show)
      }
      const rows = await query.orderBy('number', 'desc').limit(limit).execute()
      return rows.map((row) => ({ ...row, number: Number(row.number), created_at: row.created_at.toISOString() }))
    },

    /** The period that begins at a time, or the last one with usage before it. */
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
