import type Stripe from 'stripe'
import { callStripe } from './stripe-client.ts'

/**
 * What was given back of a customer's newest payments.
 * @returns cents by the id of the invoice; an invoice of which nothing was refunded is not in it
 */
export async function listStripeRefunds(
  stripe: Stripe,
  customer: string,
  limit: number,
): Promise<ReadonlyMap<string, number>> {
  const { data } = await callStripe(() => stripe.charges.list({ customer, limit }))
  const refunds = new Map<string, number>()
  for (const { amount_refunded, payment_intent } of data.filter((charge) => charge.amount_refunded > 0)) {
    if (payment_intent === null) {
      continue
    }
    const id = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
    const payments = await callStripe(() =>
      stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: id }, limit: 1 }),
    )
    const invoice = payments.data[0]?.invoice
    if (invoice !== undefined) {
      const invoiceId = typeof invoice === 'string' ? invoice : invoice.id
      refunds.set(invoiceId, (refunds.get(invoiceId) ?? 0) + amount_refunded)
    }
  }
  return refunds
}
