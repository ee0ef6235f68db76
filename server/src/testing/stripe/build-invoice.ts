import type Stripe from 'stripe'
import type { Subscription } from './present-subscription.ts'
import { blankInvoice, blankInvoiceLine } from './stripe-invoice-objects.ts'

/** The subject of an invoice. */
export interface InvoiceOccasion {
  reason?: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual' | 'upcoming'
  subscription?: Subscription
  metadata?: Stripe.Metadata
}

/**
 * An unpaid invoice with one line.
 * @param total in cents
 * @param at seconds
 */
export function buildInvoice(
  id: string,
  customer: string,
  total: number,
  description: string,
  at: number,
  { reason = 'manual', subscription, metadata = {} }: InvoiceOccasion = {},
): Stripe.Invoice {
  const { parent, period } = describeOrigin(subscription, at)
  const what = { amount: total, subtotal: total, description, period }
  const line: Stripe.InvoiceLineItem = { ...blankInvoiceLine, ...what, id: `il_${id}`, invoice: id }
  return {
    ...blankInvoice,
    id,
    customer,
    created: at,
    number: null,
    billing_reason: reason,
    metadata,
    parent,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    period_start: period.start,
    period_end: period.end,
    status: 'open',
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
  }
}

/** The parent of an invoice, and the period that it covers. */
function describeOrigin(subscription: Subscription | undefined, at: number) {
  if (subscription === undefined) {
    return { parent: null, period: { start: at, end: at } }
  }
  const { id, start, end } = subscription
  const details = { subscription: id, metadata: {} }
  const parent = { type: 'subscription_details', subscription_details: details, quote_details: null }
  return { parent, period: { start, end } }
}
