import type Stripe from 'stripe'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import { chooseSubscription, toDuplicateComment } from './choose-subscription.ts'
import { callStripe } from './stripe-client.ts'
import type { PaidStripeInvoice } from './stripe-invoices.ts'

interface Dependencies {
  db: Database
  clock: Clock
  stripe: Stripe
}

export interface SettledSubscriptions {
  /** With `schedule` and `default_payment_method` expanded; null when the customer never had one. */
  current: Stripe.Subscription | null
  /** Those that were paid beside it; they have ended. */
  duplicateIds: ReadonlySet<string>
}

/** Stripe does not know a subscription that we count on; an administrator has to look. */
export class MissingSubscription extends Error {
  override readonly name = 'MissingSubscription'
}

const MOST = 100

/** Sees to it that one subscription of a workspace runs at Stripe, whichever was paid, and in whatever order we hear of them. */
export function createStripeSubscriptions({ db, clock, stripe }: Dependencies) {
  const accounts = createBillingAccountRepository(db)

  async function settle(workspaceId: string, customer: string): Promise<SettledSubscriptions> {
    const expand = ['data.schedule', 'data.default_payment_method']
    const { data } = await callStripe(() => stripe.subscriptions.list({ customer, status: 'all', limit: MOST, expand }))
    const storedId = (await accounts.find(workspaceId))?.subscription_id ?? null
    if (storedId !== null && !data.some(({ id }) => id === storedId)) {
      throw new MissingSubscription(`Stripe does not know the subscription ${storedId} of workspace ${workspaceId}.`)
    }
    const { current, duplicates, ended } = chooseSubscription(data, { workspaceId, storedId })
    if (current === null) {
      return { current, duplicateIds: new Set() }
    }
    const change = { before: storedId, after: current.id }
    if (storedId !== current.id && !(await accounts.replaceSubscription(workspaceId, change, clock.now()))) {
      // Another message was read meanwhile, and has chosen one.
      return settle(workspaceId, customer)
    }
    for (const { id } of duplicates) {
      const details = { cancellation_details: { comment: toDuplicateComment(current.id) } }
      await callStripe(() => stripe.subscriptions.cancel(id, details, { idempotencyKey: `duplicate:${id}` }))
    }
    return { current, duplicateIds: new Set([...duplicates, ...ended].map(({ id }) => id)) }
  }

  async function refund(paid: PaidStripeInvoice): Promise<PaidStripeInvoice> {
    const { invoice, payment } = paid
    if (invoice.status !== 'paid' || payment.refunded >= invoice.total) {
      return paid
    }
    const payments = await callStripe(() => stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' }))
    for (const { id, payment: made } of payments.data) {
      const intent = typeof made.payment_intent === 'object' ? made.payment_intent.id : made.payment_intent
      if (intent !== undefined) {
        const params = { payment_intent: intent, reason: 'duplicate' } as const
        await callStripe(() => stripe.refunds.create(params, { idempotencyKey: `duplicate:${id}` }))
      }
    }
    return { invoice, payment: { ...payment, refunded: invoice.total } }
  }

  return {
    /**
     * Finds the subscription that counts, writes it down, and ends those that run beside it.
     * @throws MissingSubscription
     */
    settle,

    /** Gives back what an invoice of a duplicate has taken. @returns the invoice as it stands then */
    refund,
  }
}
