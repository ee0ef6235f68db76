import type Stripe from 'stripe'
import { z } from 'zod'
import type { NewInvoice } from './invoices.repository.ts'
import { callStripe } from './stripe-client.ts'
import { listStripePayments, type StripePayment } from './stripe-payments.ts'

/** The metadata of a top-up's invoice, which identifies its purchase. */
const checkoutMetadata = z.object({ checkout_id: z.uuid() })

/** An invoice with the state of its payments. */
export interface PaidStripeInvoice {
  invoice: Stripe.Invoice
  payment: StripePayment
}

const STATES = ['paid', 'open'] as const
const KEPT: StripePayment = { refunded: 0, disputed: 0, dispute: null }
/** The billing reasons of invoices for a period of a plan; invoices with other reasons are for a change within a period. */
const PERIODS: readonly (string | null)[] = ['subscription_create', 'subscription_cycle']

/** A customer's newest invoices, without drafts and invoices with a zero total. */
export async function listStripeInvoices(
  stripe: Stripe,
  customer: string,
  limit: number,
): Promise<PaidStripeInvoice[]> {
  const { data } = await callStripe(() => stripe.invoices.list({ customer, limit }))
  const payments = await listStripePayments(stripe, customer, limit)
  return data
    .filter(({ status, total }) => status !== 'draft' && total !== 0)
    .map((invoice) => ({ invoice, payment: payments.get(invoice.id) ?? KEPT }))
}

/** Whether the bank permanently reversed the payment of a period of this subscription. */
export function isLostFor(subscriptionId: string, { invoice, payment }: PaidStripeInvoice): boolean {
  return payment.dispute === 'lost' && getSubscriptionId(invoice) === subscriptionId
}

/** The subscription that an invoice is for; null for a top-up. */
export function getSubscriptionId({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null
  return subscription === null || typeof subscription === 'string' ? subscription : subscription.id
}

/** An invoice in the form that we store. @param isForPlan false: it was for a duplicate, which granted nothing */
export function toInvoiceRow(
  workspaceId: string,
  { invoice, payment, isForPlan }: PaidStripeInvoice & { isForPlan: boolean },
  now: Date,
): NewInvoice {
  const { id, number, status, total, currency, invoice_pdf, created, lines, description, metadata } = invoice
  const most = Math.max(total, 0)
  const refunded = Math.min(payment.refunded, most)
  return {
    workspace_id: workspaceId,
    provider: 'stripe',
    provider_id: id,
    number: number ?? id,
    description: description ?? lines.data.at(-1)?.description ?? 'Marquee',
    state: STATES.find((state) => state === status) ?? 'void',
    total,
    refunded,
    disputed: Math.min(payment.disputed, most - refunded),
    dispute_state: payment.dispute,
    ...readPeriod(invoice, isForPlan),
    checkout_id: checkoutMetadata.safeParse(metadata).data?.checkout_id ?? null,
    currency: currency.toUpperCase(),
    pdf_url: invoice_pdf ?? null,
    issued_at: new Date(created * 1000),
    created_at: now,
    updated_at: now,
  }
}

function readPeriod(
  { billing_reason, lines }: Stripe.Invoice,
  isForPlan: boolean,
): Pick<NewInvoice, 'covers_from' | 'covers_until'> {
  const period = isForPlan && PERIODS.includes(billing_reason) ? lines.data.at(-1)?.period : undefined
  return period === undefined
    ? { covers_from: null, covers_until: null }
    : { covers_from: new Date(period.start * 1000), covers_until: new Date(period.end * 1000) }
}
