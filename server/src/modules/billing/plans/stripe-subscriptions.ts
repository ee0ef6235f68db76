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
  /** The duplicate subscriptions; they have ended. */
  duplicateIds: ReadonlySet<string>
}

/** Stripe does not know a subscription that we have stored; an administrator has to check it. */
export class MissingSubscription extends Error {
  override readonly name = 'MissingSubscription'
}

const MOST = 100

/** Keeps one subscription per workspace running at Stripe, regardless of which were paid and the order of Stripe's messages. */
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
      // The processing of another message has chosen a subscription meanwhile.
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
     * Finds the current subscription, stores its id, and ends the duplicates.
     * @throws MissingSubscription
     */
    settle,

    /** Refunds the invoice of a duplicate. @returns the invoice after the refund */
    refund,
  }
}
