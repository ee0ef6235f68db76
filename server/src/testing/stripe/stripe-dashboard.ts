import type { StripeAccount } from './stripe-account.ts'
import { blankDispute } from './stripe-payment-objects.ts'

/** Actions on payments outside of the product: by the operator on Stripe's dashboard, and by a customer's bank. */
export function createStripeDashboard(
  account: Pick<StripeAccount, 'charges' | 'disputes' | 'emit' | 'makeId' | 'seconds'>,
) {
  const { charges, disputes } = account

  return {
    /** Refunds the newest payment, like an operator on Stripe's dashboard. */
    refundNewest(amount?: number): void {
      const [charge] = charges
      if (charge !== undefined) {
        charge.amount_refunded = amount ?? charge.amount
        charge.refunded = charge.amount_refunded === charge.amount
        account.emit('charge.refunded', charge)
      }
    },

    /** A customer asks the bank to return the newest payment. The bank withdraws the amount until it has decided. */
    disputeNewest(status = 'needs_response'): void {
      const [charge] = charges
      if (charge !== undefined) {
        charge.disputed = true
        const { id, payment_intent, amount } = charge
        const about = { charge: id, payment_intent, amount, created: account.seconds() }
        const dispute = { ...blankDispute, ...about, id: account.makeId('du'), status }
        disputes.unshift(dispute)
        account.emit('charge.dispute.created', dispute)
      }
    },

    /** The bank decides about the newest dispute. */
    closeDispute(status: 'won' | 'lost'): void {
      const [dispute] = disputes
      if (dispute !== undefined) {
        dispute.status = status
        account.emit('charge.dispute.closed', dispute)
      }
    },
  }
}
