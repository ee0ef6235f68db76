import type { Database } from '../../../platform/database/database.ts'
import { addMonths } from '../../../platform/months.ts'
import type { CreditService } from '../credits/credits.service.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import type { InvoiceChange, InvoiceRow } from './invoices.service.ts'
import { formatCents } from './plan-notices.ts'

interface Dependencies {
  credits: Pick<CreditService, 'setAside' | 'giveBack'>
  notifications: Pick<NotificationService, 'notify'>
}

/**
 * The consequences of a reversed payment. While the whole payment is disputed or refunded, the remaining credits that it paid for
 * are set aside; they are returned when a dispute is won. Owner and admins are notified of each state of a dispute.
 */
export function createWithdrawnPayments({ credits, notifications }: Dependencies) {
  async function settleCredits(transaction: Database, invoice: InvoiceRow): Promise<void> {
    const { id, workspace_id: workspaceId } = invoice
    const sources = listCreditSources(invoice)
    if (sources.length === 0) {
      return
    }
    const reference = `invoice:${id}`
    if (isTakenBack(invoice)) {
      await credits.setAside(transaction, { workspaceId, reference, sources })
    } else {
      await credits.giveBack(transaction, workspaceId, reference)
    }
  }

  async function tell(transaction: Database, { before, after }: InvoiceChange): Promise<void> {
    const { id, workspace_id: workspaceId, dispute_state: state, number, total, currency } = after
    if (state === null || state === before?.dispute_state) {
      return
    }
    await notifications.notify(transaction, {
      workspaceId,
      userIds: 'managers',
      kind: 'payment_disputed',
      data: { state, number, amount: formatCents(total, currency) },
      key: `dispute:${id}:${state}`,
    })
  }

  /** Adjusts the credits to the current state of an invoice; a repeated call with the same state changes nothing. */
  return async function accountFor(transaction: Database, change: InvoiceChange): Promise<void> {
    await settleCredits(transaction, change.after)
    await tell(transaction, change)
  }
}

/** Whether the whole payment is reversed: a partial refund, given as a courtesy, does not affect the credits. */
function isTakenBack({ total, refunded, disputed }: InvoiceRow): boolean {
  return total > 0 && refunded + disputed >= total
}

/** The ledger keys of the credits that a payment bought: see checkouts.service.ts, and credit-grants.ts for the monthly keys. */
function listCreditSources({ checkout_id, covers_from, covers_until }: InvoiceRow): string[] {
  if (checkout_id !== null) {
    return [`checkout:${checkout_id}`]
  }
  const keys: string[] = []
  if (covers_from !== null && covers_until !== null) {
    for (let month = covers_from; month < covers_until; month = addMonths(covers_from, keys.length)) {
      keys.push(`plan:${month.toISOString()}`)
    }
  }
  return keys
}
