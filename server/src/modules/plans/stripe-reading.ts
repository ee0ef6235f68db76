import type Stripe from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ChangeRecord } from './billing-provider.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import type { InvoiceService } from './invoices.service.ts'
import { callStripe } from './stripe-client.ts'
import { isLostFor, listStripeInvoices, type PaidStripeInvoice, toInvoiceRow } from './stripe-invoices.ts'
import { readStripeSubscription, toSeconds } from './stripe-subscription.ts'
import type { SubscriptionState } from './subscription-state.ts'
import type { SubscriptionService } from './subscriptions.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  stripe: Stripe
  subscriptions: Pick<SubscriptionService, 'listTerms' | 'update'>
  invoices: Pick<InvoiceService, 'save'>
}

const INVOICES = 24

/** Reads back what Stripe knows of a workspace. */
export function createStripeReading({ db, clock, stripe, subscriptions, invoices }: Dependencies) {
  const accounts = createBillingAccountRepository(db)

  async function refreshSubscription(
    workspaceId: string,
    subscriptionId: string,
    { isLost, record }: { isLost: boolean; record: ChangeRecord | undefined },
  ): Promise<Stripe.PaymentMethod | null> {
    const expand = ['schedule', 'default_payment_method']
    let subscription = await callStripe(() => stripe.subscriptions.retrieve(subscriptionId, { expand }))
    const plans = await subscriptions.listTerms()
    let state = readStripeSubscription(subscription, plans)
    if (state !== null && state.status !== 'canceled' && (isLost || isGraceOver(state, clock.now()))) {
      const options = { idempotencyKey: `end:${subscriptionId}:${toSeconds(state.periodStart)}` }
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

  async function saveInvoices(workspaceId: string, found: readonly PaidStripeInvoice[]): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const invoice of found) {
        await invoices.save(transaction, toInvoiceRow(workspaceId, invoice, clock.now()))
      }
    })
  }

  /**
   * Brings what is stored up to date: subscription, card and invoices. A plan whose payment the bank took back for good ends at once.
   * @param record stores what belongs to a change that was made just now, in the transaction of the subscription
   */
  return async function refresh(workspaceId: string, record?: ChangeRecord): Promise<void> {
    const account = await accounts.find(workspaceId)
    const { customer_id: customer = null, subscription_id = null } = account ?? {}
    if (customer === null) {
      return
    }
    const found = await listStripeInvoices(stripe, customer, INVOICES)
    const isLost = subscription_id !== null && found.some((invoice) => isLostFor(subscription_id, invoice))
    const method =
      subscription_id === null ? null : await refreshSubscription(workspaceId, subscription_id, { isLost, record })
    const card = method?.card
    if (card !== undefined) {
      const { brand, last4, exp_month, exp_year } = card
      const card_expires = `${String(exp_month).padStart(2, '0')}/${exp_year}`
      const shown = { card_brand: toTitle(brand), card_last4: last4, card_expires }
      await accounts.save(workspaceId, 'stripe', shown, clock.now())
    }
    await saveInvoices(workspaceId, found)
  }
}

function isGraceOver({ status, graceEndsAt }: SubscriptionState, now: Date): boolean {
  return status === 'past_due' && graceEndsAt !== null && graceEndsAt <= now
}

function toTitle(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
