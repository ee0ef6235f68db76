import type { Invoice } from '@marquee/contract/billing'
import type Stripe from 'stripe'
import { callStripe } from './stripe-client.ts'

type DisputeState = NonNullable<Invoice['dispute']>

/** The reversed amounts of an invoice's payments, in cents. */
export interface StripePayment {
  refunded: number
  /** The amount that open and lost disputes withhold. */
  disputed: number
  dispute: Invoice['dispute']
}

/** Our names for Stripe's dispute statuses; the missing statuses are inquiries, which move no money. */
const STATES: Readonly<Record<string, DisputeState>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
}
/** The precedence of dispute states: when one payment has several disputes, the first of these states applies. */
const ORDER: readonly DisputeState[] = ['open', 'lost', 'won']

/**
 * The reversed amounts of a customer's newest payments, by refunds and by disputes.
 * @returns the amounts by invoice id; invoices without reversed amounts are left out
 */
export async function listStripePayments(
  stripe: Stripe,
  customer: string,
  limit: number,
): Promise<ReadonlyMap<string, StripePayment>> {
  const { data } = await callStripe(() => stripe.charges.list({ customer, limit }))
  const payments = new Map<string, StripePayment>()
  for (const charge of data.filter(({ amount_refunded, disputed }) => amount_refunded > 0 || disputed)) {
    const invoiceId = await findInvoice(stripe, charge)
    if (invoiceId !== null) {
      const found = await readCharge(stripe, charge)
      payments.set(invoiceId, addPayments(payments.get(invoiceId), found))
    }
  }
  return payments
}

async function findInvoice(stripe: Stripe, { payment_intent }: Stripe.Charge): Promise<string | null> {
  if (payment_intent === null) {
    return null
  }
  const id = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
  const { data } = await callStripe(() =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: id }, limit: 1 }),
  )
  const invoice = data[0]?.invoice
  return typeof invoice === 'object' ? invoice.id : (invoice ?? null)
}

async function readCharge(stripe: Stripe, charge: Stripe.Charge): Promise<StripePayment> {
  const disputes = charge.disputed
    ? (await callStripe(() => stripe.disputes.list({ charge: charge.id, limit: 10 }))).data
    : []
  const known = disputes.map(({ status, amount }) => ({ state: STATES[status], amount }))
  const withheld = known.filter(({ state }) => state === 'open' || state === 'lost')
  return {
    refunded: charge.amount_refunded,
    disputed: withheld.reduce((sum, { amount }) => sum + amount, 0),
    dispute: ORDER.find((state) => known.some((dispute) => dispute.state === state)) ?? null,
  }
}

function addPayments(first: StripePayment | undefined, second: StripePayment): StripePayment {
  return first === undefined
    ? second
    : {
        refunded: first.refunded + second.refunded,
        disputed: first.disputed + second.disputed,
        dispute: ORDER.find((state) => [first.dispute, second.dispute].includes(state)) ?? null,
      }
}
