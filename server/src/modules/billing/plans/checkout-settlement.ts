import type { CheckoutState } from '@marquee/contract/billing'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { required } from '../../../platform/errors/domain-error.ts'
import type { CreditService } from '../credits/credits.service.ts'
import type { BillingNoticeService } from './billing-notices.service.ts'
import type { BillingProvider } from './billing-provider.ts'
import { type CheckoutRow, createCheckoutRepository } from './checkouts.repository.ts'
import { formatCents } from './plan-notices.ts'

interface Dependencies {
  db: Database
  clock: Clock
  requireProvider: () => BillingProvider
  credits: Pick<CreditService, 'topUp'>
  notices: Pick<BillingNoticeService, 'announceDuplicate'>
}

/** Settles purchases, regardless of the source of the final state and the number of times it is reported. */
export function createCheckoutSettlement({ db, clock, requireProvider, credits, notices }: Dependencies) {
  /** Stores the final state of a purchase once, together with the items bought. */
  return async function settle(workspaceId: string, id: string, state: CheckoutState): Promise<CheckoutRow> {
    const settled = await db.transaction().execute(async (transaction) => {
      const checkouts = createCheckoutRepository(transaction)
      const row = required(await checkouts.lock(workspaceId, id), 'purchase')
      if (isDecided(row, state)) {
        return row
      }
      const isFulfilled = state !== 'paid' || (await requireProvider().fulfilCheckout(transaction, row))
      const end = isFulfilled ? state : 'duplicate'
      if (end === 'paid' && row.kind === 'top_up') {
        const topUp = { workspaceId, amount: row.credits, idempotencyKey: `checkout:${row.id}` }
        await credits.topUp(transaction, topUp)
      }
      if (end === 'duplicate') {
        const isCharged = row.provider === 'stripe' && row.due_now > 0
        const amount = isCharged ? formatCents(row.due_now, row.currency) : null
        await notices.announceDuplicate(transaction, workspaceId, { checkoutId: row.id, amount })
      }
      return checkouts.update(id, { state: end }, clock.now())
    })
    return settled
  }
}

/** A Stripe page that we closed can have been paid at the same moment; a page of the test checkout cannot. */
function isDecided(row: CheckoutRow, state: CheckoutState): boolean {
  const isLate = row.provider === 'stripe' && (state === 'paid' || state === 'duplicate')
  return (
    row.state === state || row.state === 'paid' || row.state === 'duplicate' || (row.state === 'expired' && !isLate)
  )
}
