import type { Invoice } from '@marquee/contract/billing'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors/domain-error.ts'
import { createInvoiceRepository, type InvoiceRow, type NewInvoice } from './invoices.repository.ts'

export type { InvoiceRow } from './invoices.repository.ts'

interface Dependencies {
  clock: Clock
  /** Told of each invoice as it stands now, inside the transaction that stores it; the same may be told again. */
  onInvoice?: (transaction: Database, invoice: InvoiceRow) => Promise<void>
}

/** Where invoices are stored and changed, whoever takes the money. */
export function createInvoiceService({ clock, onInvoice }: Dependencies) {
  async function announce(transaction: Database, rows: readonly InvoiceRow[]): Promise<void> {
    for (const row of rows) {
      await onInvoice?.(transaction, row)
    }
  }

  return {
    async save(transaction: Database, invoice: NewInvoice): Promise<void> {
      await announce(transaction, [await createInvoiceRepository(transaction).save(invoice)])
    },

    /** Says what became of the invoices that nobody has paid. */
    async settleOpen(transaction: Database, workspaceId: string, state: Invoice['state']): Promise<void> {
      await announce(
        transaction,
        await createInvoiceRepository(transaction).settleOpen(workspaceId, state, clock.now()),
      )
    },

    /**
     * Gives the whole of a paid invoice of the test checkout back. Giving it back again changes nothing.
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
      await announce(transaction, [refunded])
      return refunded
    },
  }
}

export type InvoiceService = ReturnType<typeof createInvoiceService>
