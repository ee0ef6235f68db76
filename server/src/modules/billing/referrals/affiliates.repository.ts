import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type AffiliateRow = Selectable<Tables['affiliates']>
export type CommissionEntryRow = Selectable<Tables['commission_entries']>

type NewEntry = Omit<Insertable<Tables['commission_entries']>, 'number' | 'balance_after' | 'workspace_id'>

export interface CommissionBalance {
  available: number
  pending: number
  paid_out: number
}

/** The SQL of the affiliate program: the affiliates and the ledger of commissions. */
export function createAffiliateRepository(db: Database) {
  return {
    find(workspaceId: string): Promise<AffiliateRow | undefined> {
      return db.selectFrom('affiliates').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst()
    },

    /** Locks an affiliate: posting to the ledger requires this lock, so that entries are sequential. */
    lock(workspaceId: string): Promise<AffiliateRow | undefined> {
      return db
        .selectFrom('affiliates')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .forUpdate()
        .executeTakeFirst()
    },

    /** Adds an affiliate, or changes the payout details of an existing one, whose terms and joining day stay unchanged. */
    async save(affiliate: Insertable<Tables['affiliates']>): Promise<void> {
      const { payout_email, updated_at } = affiliate
      await db
        .insertInto('affiliates')
        .values(affiliate)
        .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ payout_email, updated_at }))
        .execute()
    },

    /** Every workspace that has joined, after the given one. */
    async listIds(after: string | null, limit: number): Promise<string[]> {
      let query = db.selectFrom('affiliates').select('workspace_id')
      if (after !== null) {
        query = query.where('workspace_id', '>', after)
      }
      const rows = await query.orderBy('workspace_id').limit(limit).execute()
      return rows.map(({ workspace_id }) => workspace_id)
    },

    /** Appends to the ledger of a locked affiliate. */
    async post(affiliate: AffiliateRow, entry: NewEntry): Promise<void> {
      const { workspace_id } = affiliate
      const number = Number(affiliate.entries_count) + 1
      const balance = affiliate.balance + entry.amount
      await db
        .insertInto('commission_entries')
        .values({ ...entry, workspace_id, number, balance_after: balance })
        .execute()
      await db
        .updateTable('affiliates')
        .set({ entries_count: String(number), balance, updated_at: entry.created_at })
        .where('workspace_id', '=', workspace_id)
        .execute()
    },

    /** The commission posted for an invoice so far, and the time from which it can be paid out. */
    async sumOfInvoice(workspaceId: string, invoiceId: string): Promise<{ sum: number; availableAt: Date | null }> {
      const row = await db
        .selectFrom('commission_entries')
        .select((select) => [
          select.fn.sum<string | null>('amount').as('sum'),
          select.fn.min<Date | null>('available_at').as('availableAt'),
        ])
        .where('workspace_id', '=', workspaceId)
        .where('invoice_id', '=', invoiceId)
        .executeTakeFirstOrThrow()
      return { sum: Number(row.sum ?? 0), availableAt: row.availableAt }
    },

    async getBalance(workspaceId: string, now: Date): Promise<CommissionBalance> {
      const { rows } = await sql<CommissionBalance>`
        select
          coalesce(sum(amount) filter (where available_at <= ${now}), 0)::int as available,
          coalesce(sum(amount) filter (where available_at > ${now}), 0)::int as pending,
          coalesce(-sum(amount) filter (where kind = 'payout'), 0)::int as paid_out
        from commission_entries where workspace_id = ${workspaceId}
      `.execute(db)
      return rows[0] ?? { available: 0, pending: 0, paid_out: 0 }
    },

    /** Up to `limit` entries before a number, newest first. */
    listEntries(workspaceId: string, before: number | null, limit: number): Promise<CommissionEntryRow[]> {
      let query = db.selectFrom('commission_entries').selectAll().where('workspace_id', '=', workspaceId)
      if (before !== null) {
        query = query.where('number', '<', String(before))
      }
      return query.orderBy('number', 'desc').limit(limit).execute()
    },
  }
}
