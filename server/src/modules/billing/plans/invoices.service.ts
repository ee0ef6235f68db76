import type { Invoice } from '@marquee/contract/billing'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import { createInvoiceRepository, type InvoiceRow, type NewInvoice } from './invoices.repository.ts'

export type { InvoiceRow } from './invoices.repository.ts'

interface Dependencies {
  clock: Clock
  /** Called with the current state of each invoice, inside the transaction that stores it; the same state may be passed again. */
  onInvoice?: (transaction: Database, change: InvoiceChange) => Promise<void>
}

export interface InvoiceChange {
  /** Undefined for a new invoice. */
  before: InvoiceRow | undefined
  after: InvoiceRow
}

/** Stores and changes the invoices of every payment provider. */
export function createInvoiceService({ clock, onInvoice }: Dependencies) {
  return {
    async save(transaction: Database, invoice: NewInvoice): Promise<void> {
      const invoices = createInvoiceRepository(transaction)
      const before = await invoices.lockByProviderId(invoice.provider_id)
      await onInvoice?.(transaction, { before, after: await invoices.save(invoice) })
    },

    /** Sets the final state of the open invoices. */
    async settleOpen(transaction: Database, workspaceId: string, state: Invoice['state']): Promise<void> {
      const settled = await createInvoiceRepository(transaction).settleOpen(workspaceId, state, clock.now())
      for (const after of settled) {
        await onInvoice?.(transaction, { before: { ...after, state: 'open' }, after })
      }
    },

    /**
     * Refunds a paid invoice of the test checkout in full. Refunding it again changes nothing.
     * @throws DomainError 404, 409 `not_paid`
     */
    async refund(transaction: Database, workspaceId: string, id: string): Promise<InvoiceRow> {
      const invoices = createInvoiceRepository(transaction)
      const row = await invoices.lock(workspaceId, id)
      if (row === undefined || row.provider !== 'test') {
        throw notFound('invoice')
      }
      if (row.state !== 'paid') {
        throw conflict('Only an invoice that was paid can be refunded.', 'not_paid')
      }
      const refunded = await invoices.setRefunded(id, row.total, clock.now())
      await onInvoice?.(transaction, { before: row, after: refunded })
      return refunded
    },
  }
}

export type InvoiceService = ReturnType<typeof createInvoiceService>
