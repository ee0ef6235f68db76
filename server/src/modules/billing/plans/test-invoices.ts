import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { createInvoiceRepository } from './invoices.repository.ts'
import type { InvoiceService } from './invoices.service.ts'
import type { SimulatedCharge } from './simulated-billing.ts'

/** The charges that a workspace incurs together. */
export interface MadeCharges {
  workspaceId: string
  charges: readonly SimulatedCharge[]
  /** The purchase that the charges pay. */
  checkoutId?: string
}

/** Stores an invoice of the test checkout for each charge above zero; the numbers continue those of the existing invoices. */
export async function saveTestInvoices(
  transaction: Database,
  invoices: Pick<InvoiceService, 'save'>,
  { workspaceId, charges, checkoutId }: MadeCharges,
  now: Date,
): Promise<void> {
  let count = await createInvoiceRepository(transaction).count(workspaceId)
  for (const { description, total, currency, at, isPaid, covers } of charges.filter((charge) => charge.total > 0)) {
    count += 1
    await invoices.save(transaction, {
      workspace_id: workspaceId,
      provider: 'test',
      provider_id: `test_${randomUUID()}`,
      number: `TEST-${String(count).padStart(4, '0')}`,
      description,
      state: isPaid ? 'paid' : 'open',
      total,
      currency,
      dispute_state: null,
      covers_from: covers?.from ?? null,
      covers_until: covers?.until ?? null,
      checkout_id: checkoutId ?? null,
      pdf_url: null,
      issued_at: at,
      created_at: now,
      updated_at: now,
    })
  }
}
