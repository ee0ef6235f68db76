import type Stripe from 'stripe'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ChangeRecord } from './billing-provider.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import type { InvoiceService } from './invoices.service.ts'
import { callStripe } from './stripe-client.ts'
import {
  getSubscriptionId,
  isLostFor,
  listStripeInvoices,
  type PaidStripeInvoice,
  toInvoiceRow,
} from './stripe-invoices.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'
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

/** Reads a workspace's data from Stripe. */
export function createStripeReading({ db, clock, stripe, subscriptions, invoices }: Dependencies) {
  const accounts = createBillingAccountRepository(db)
  const { settle, refund } = createStripeSubscriptions({ db, clock, stripe })

  async function refreshSubscription(
    workspaceId: string,
    current: Stripe.Subscription,
    { isLost, record, reading }: { isLost: boolean; record: ChangeRecord | undefined; reading: string },
  ): Promise<Stripe.PaymentMethod | null> {
    let subscription = current
    const plans = await subscriptions.listTerms()
    let state = readStripeSubscription(subscription, plans)
    if (state !== null && state.status !== 'canceled' && (isLost || isGraceOver(state, clock.now()))) {
      const options = { idempotencyKey: `end:${current.id}:${toSeconds(state.periodStart)}` }
      subscription = await callStripe(() => stripe.subscriptions.cancel(current.id, {}, options))
      state = readStripeSubscription(subscription, plans)
    }
    if (state !== null) {
      const next = state
      await db.transaction().execute(async (transaction) => {
        if (await createBillingAccountRepository(transaction).claimReading(workspaceId, reading)) {
          await subscriptions.update(transaction, workspaceId, (current) => {
            // A continuing trial keeps its start, and therefore its credits.
            const isSameTrial = next.status === 'trialing' && current?.status === 'trialing'
            return isSameTrial ? { ...next, periodStart: current.periodStart } : next
          })
        }
        await record?.(transaction)
      })
    }
    const method = subscription.default_payment_method
    return method === null || typeof method === 'string' ? null : method
  }

  async function saveInvoices(
    workspaceId: string,
    found: readonly PaidStripeInvoice[],
    duplicateIds: ReadonlySet<string>,
  ): Promise<void> {
    const settled: (PaidStripeInvoice & { isForPlan: boolean })[] = []
    for (const paid of found) {
      const isForPlan = !duplicateIds.has(getSubscriptionId(paid.invoice) ?? '')
      settled.push({ ...(isForPlan ? paid : await refund(paid)), isForPlan })
    }
    await db.transaction().execute(async (transaction) => {
      for (const invoice of settled) {
        await invoices.save(transaction, toInvoiceRow(workspaceId, invoice, clock.now()))
      }
    })
  }

  /**
   * Updates the stored subscription, card and invoices. A plan whose payment the bank permanently reversed ends at once. A second
   * plan also ends at once, and its payment is refunded. Of two readings at once, the subscription is as the one that began later found
   * it: the earlier one may not know a change that was made meanwhile.
   * @param record stores the data that belongs to a change made just now, in the transaction of the subscription
   * @returns the subscriptions that were ended as duplicates
   */
  return async function refresh(workspaceId: string, record?: ChangeRecord): Promise<ReadonlySet<string>> {
    const begun = await accounts.beginReading(workspaceId)
    if (begun === undefined) {
      return new Set()
    }
    const { customerId: customer, reading } = begun
    const { current, duplicateIds } = await settle(workspaceId, customer)
    const found = await listStripeInvoices(stripe, customer, INVOICES)
    const isLost = current !== null && found.some((invoice) => isLostFor(current.id, invoice))
    const method =
      current === null ? null : await refreshSubscription(workspaceId, current, { isLost, record, reading })
    const card = method?.card
    if (card !== undefined) {
      const { brand, last4, exp_month, exp_year } = card
      const card_expires = `${String(exp_month).padStart(2, '0')}/${exp_year}`
      const shown = { card_brand: toTitle(brand), card_last4: last4, card_expires }
      await accounts.save(workspaceId, 'stripe', shown, clock.now())
    }
    await saveInvoices(workspaceId, found, duplicateIds)
    return duplicateIds
  }
}

function isGraceOver({ status, graceEndsAt }: SubscriptionState, now: Date): boolean {
  return status === 'past_due' && graceEndsAt !== null && graceEndsAt <= now
}

function toTitle(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
