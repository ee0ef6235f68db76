import type { Invoice } from '@marquee/contract/billing'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type InvoiceRow = Selectable<Tables['invoices']>
export type NewInvoice = Insertable<Tables['invoices']>

export interface InvoicePosition {
  issued_at: string
  id: string
}

/** The SQL of invoices. */
export function createInvoiceRepository(db: Database) {
  return {
    /** Up to `limit` invoices after a position, newest first. */
    list(workspaceId: string, after: InvoicePosition | null, limit: number): Promise<InvoiceRow[]> {
      let query = db.selectFrom('invoices').selectAll().where('workspace_id', '=', workspaceId)
      if (after !== null) {
        query = query.where(sql<boolean>`(issued_at, id) < (${after.issued_at}, ${after.id})`)
      }
      return query.orderBy('issued_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    find(workspaceId: string, id: string): Promise<InvoiceRow | undefined> {
      return db
        .selectFrom('invoices')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    /** Records that the receipt of an invoice is sent now. @returns false when it was sent before */
    async claimReceipt(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('invoices')
        .set({ receipt_sent_at: now })
        .where('id', '=', id)
        .where('receipt_sent_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async count(workspaceId: string): Promise<number> {
      const { count } = await db
        .selectFrom('invoices')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The stored invoice, locked until the transaction ends. */
    lockByProviderId(providerId: string): Promise<InvoiceRow | undefined> {
      return db.selectFrom('invoices').selectAll().where('provider_id', '=', providerId).forUpdate().executeTakeFirst()
    },

    /** Adds an invoice, or updates it with the provider's current data. */
    save(invoice: NewInvoice): Promise<InvoiceRow> {
      const { state, total, refunded = 0, number, pdf_url, description, updated_at } = invoice
      const { disputed = 0, dispute_state = null, covers_from, covers_until, checkout_id } = invoice
      return db
        .insertInto('invoices')
        .values(invoice)
        .onConflict((conflict) =>
          conflict.column('provider_id').doUpdateSet({
            state,
            total,
            refunded,
            number,
            pdf_url,
            description,
            updated_at,
            disputed,
            dispute_state,
            covers_from,
            covers_until,
            checkout_id,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    lock(workspaceId: string, id: string): Promise<InvoiceRow | undefined> {
      return db
        .selectFrom('invoices')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    },

    setRefunded(id: string, refunded: number, now: Date): Promise<InvoiceRow> {
      return db
        .updateTable('invoices')
        .set({ refunded, updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },

    /** Sets the final state of the open invoices. */
    settleOpen(workspaceId: string, state: Invoice['state'], now: Date): Promise<InvoiceRow[]> {
      return db
        .updateTable('invoices')
        .set({ state, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('state', '=', 'open')
        .returningAll()
        .execute()
    },
  }
}
