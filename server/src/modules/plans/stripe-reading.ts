import type Stripe from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ChangeRecord } from './billing-provider.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import type { InvoiceService } from './invoices.service.ts'
import { callStripe } from './stripe-client.ts'
import { listStripeRefunds } from './stripe-refunds.ts'
import { readStripeSubscription, toSeconds } from './stripe-subscription.ts'
import type { SubscriptionService } from './subscriptions.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  stripe: Stripe
  subscriptions: Pick<SubscriptionService, 'listTerms' | 'update'>
  invoices: Pick<InvoiceService, 'save'>
}

const INVOICES = 24
const STATES = ['paid', 'open'] as const

/** Reads back what Stripe knows of a workspace. */
export function createStripeReading({ db, clock, stripe, subscriptions, invoices }: Dependencies) {
  const accounts = createBillingAccountRepository(db)

  async function refreshSubscription(
    workspaceId: string,
    subscriptionId: string,
    record?: ChangeRecord,
  ): Promise<Stripe.PaymentMethod | null> {
    const expand = ['schedule', 'default_payment_method']
    let subscription = await callStripe(() => stripe.subscriptions.retrieve(subscriptionId, { expand }))
    const plans = await subscriptions.listTerms()
    let state = readStripeSubscription(subscription, plans)
    if (state?.status === 'past_due' && state.graceEndsAt !== null && state.graceEndsAt <= clock.now()) {
      const options = { idempotencyKey: `grace:${subscriptionId}:${toSeconds(state.periodStart)}` }
      subscription = await callStripe(() => stripe.subscriptions.cancel(subscriptionId, {}, options))
      state = readStripeSubscription(subscription, plans)
    }
    if (state !== null) {
      const next = state
      await db.transaction().execute(async (transaction) => {
        await subscriptions.update(transaction, workspaceId, (current) => {
          // A trial that runs on keeps its beginning, and with it its credits.
          const isSameTrial = next.status === 'trialing' && current?.status === 'trialing'
          return isSameTrial ? { ...next, periodStart: current.periodStart } : next
        })
        await record?.(transaction)
      })
    }
    const method = subscription.default_payment_method
    return method === null || typeof method === 'string' ? null : method
  }

  async function refreshInvoices(workspaceId: string, customer: string): Promise<void> {
    const { data } = await callStripe(() => stripe.invoices.list({ customer, limit: INVOICES }))
    const refunds = await listStripeRefunds(stripe, customer, INVOICES)
    await db.transaction().execute(async (transaction) => {
      for (const invoice of data.filter(({ status, total }) => status !== 'draft' && total !== 0)) {
        await invoices.save(transaction, toInvoiceRow(workspaceId, invoice, refunds.get(invoice.id) ?? 0, clock.now()))
      }
    })
  }

  /**
   * Brings what is stored up to date: subscription, card and invoices.
   * @param record stores what belongs to a change that was made just now, in the transaction of the subscription
   */
  return async function refresh(workspaceId: string, record?: ChangeRecord): Promise<void> {
    const account = await accounts.find(workspaceId)
    const { customer_id: customer = null, subscription_id = null } = account ?? {}
    if (customer === null) {
      return
    }
    const method = subscription_id === null ? null : await refreshSubscription(workspaceId, subscription_id, record)
    const card = method?.card
    if (card !== undefined) {
      const { brand, last4, exp_month, exp_year } = card
      const card_expires = `${String(exp_month).padStart(2, '0')}/${exp_year}`
      const shown = { card_brand: toTitle(brand), card_last4: last4, card_expires }
      await accounts.save(workspaceId, 'stripe', shown, clock.now())
    }
    await refreshInvoices(workspaceId, customer)
  }
}

function toInvoiceRow(workspaceId: string, invoice: Stripe.Invoice, refunded: number, now: Date) {
  const { id, number, status, total, currency, invoice_pdf, created, lines, description } = invoice
  return {
    workspace_id: workspaceId,
    provider: 'stripe',
    provider_id: id,
    number: number ?? id,
    description: description ?? lines.data.at(-1)?.description ?? 'Marquee',
    state: STATES.find((state) => state === status) ?? 'void',
    total,
    refunded: Math.min(refunded, Math.max(total, 0)),
    currency: currency.toUpperCase(),
    pdf_url: invoice_pdf ?? null,
    issued_at: new Date(created * 1000),
    created_at: now,
    updated_at: now,
  } as const
}

function toTitle(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
