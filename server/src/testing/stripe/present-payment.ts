import type Stripe from 'stripe'
import { blankInvoicePayment } from './stripe-invoice-objects.ts'

/** The payment intent that paid an invoice, as Stripe answers it. */
export function presentPayment({ id, created, total }: Stripe.Invoice, payment_intent: string): Stripe.InvoicePayment {
  const payment = { type: 'payment_intent' as const, payment_intent }
  return {
    ...blankInvoicePayment,
    id: `inpay_${id}`,
    created,
    invoice: id,
    amount_paid: total,
    amount_requested: total,
    payment,
  }
}
