import { sql } from 'kysely'
import type { Database } from '../../server/src/platform/database/database.ts'

interface LedgerState {
  balance: number
  held: number
  /** The balance equals the sum of the entries and of the lots, and no entry made it negative. */
  isRight: boolean
}

/** Adds up a workspace's ledger. */
export async function checkLedger(db: Database, workspaceId: string): Promise<LedgerState> {
  const { rows } = await sql<LedgerState>`
    select balance, held,
      balance = (select sum(amount) from credit_entries where workspace_id = a.workspace_id)
      and balance = (select coalesce(sum(remaining), 0) from credit_lots where workspace_id = a.workspace_id)
      and held = (
        select coalesce(sum(amount), 0) from credit_holds where workspace_id = a.workspace_id and state = 'open'
      )
      and 0 <= (select min(balance_after) from credit_entries where workspace_id = a.workspace_id) as "isRight"
    from credit_accounts a where workspace_id = ${workspaceId}
  `.execute(db)
  return rows[0] ?? { balance: 0, held: 0, isRight: false }
}

/** The number of entries of a workspace's ledger. */
export async function countEntries(db: Database, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from credit_entries where workspace_id = ${workspaceId}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Entries are added in groups of this size: each group has the sum zero. */
export const ENTRIES_AT_ONCE = 6

/** Continues a ledger with entries as after years of work: a top-up, then holds that are charged. */
export async function addLedger(
  db: Database,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  count: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Each six entries have the sum zero: a top-up, a hold that is charged, and one that is released.
    await sql`
      insert into credit_entries
        (workspace_id, number, kind, amount, balance_after, feature, reference, user_id, idempotency_key, created_at)
      select ${workspaceId}, a.entries_count + i,
        (array['topup', 'hold', 'release', 'spend', 'hold', 'release'])[(i - 1) % 6 + 1],
        (array[2, -2, 2, -2, -2, 2])[(i - 1) % 6 + 1],
        a.balance + (array[2, 0, 2, 0, -2, 0])[(i - 1) % 6 + 1],
        case when (i - 1) % 6 > 0 then 'image_generation' end, 'benchmark',
        case when (i - 1) % 6 > 0 then ${userId}::uuid end, 'benchmark ' || i, now()
      from credit_accounts a, generate_series(1, ${count}::int / 6 * 6) as i
      where a.workspace_id = ${workspaceId} order by i
    `.execute(transaction)
    await sql`
      insert into credit_usage_days (workspace_id, period_starts_at, period_ends_at, day, feature, spent, count)
      select ${workspaceId}, a.period_starts_at, a.period_ends_at, current_date - d, p.feature, 10, 5
      from credit_accounts a, generate_series(0, 30) as d, credit_prices p where a.workspace_id = ${workspaceId}
    `.execute(transaction)
    await sql`
      update credit_accounts set entries_count = entries_count + ${count}::int / 6 * 6 where workspace_id = ${workspaceId}
    `.execute(transaction)
  })
  await sql`vacuum analyze credit_entries`.execute(db)
}
