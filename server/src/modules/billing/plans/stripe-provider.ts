import type { CheckoutState } from '@marquee/contract/billing'
import { href } from '@marquee/remote-kit/routes'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import Stripe from 'stripe'
import { conflict } from '../../../platform/errors/domain-error.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import type { InvoiceService } from './invoices.service.ts'
import type { BillingProvider, CheckoutOrder, Payer } from './billing-provider.ts'
import type { CheckoutRow } from './checkouts.repository.ts'
import { createStripeChanges } from './stripe-changes.ts'
import { callStripe, createStripeClient, requireStripeAddress, type StripeSettings } from './stripe-client.ts'
import { createStripePrices } from './stripe-prices.ts'
import { findUnknownSubscriptions } from './stripe-comparison.ts'
import { createStripeReading } from './stripe-reading.ts'
import { createStripeSessions, readFirstPayment, readPaymentState } from './stripe-sessions.ts'
import { saveStripeDetails } from './stripe-details.ts'

interface Dependencies {
  db: Database
  clock: Clock
  settings: StripeSettings
  subscriptions: SubscriptionService
  invoices: InvoiceService
  appUrl: string
}

/** Takes payments through Stripe. The current data is always read from Stripe, so that the order of its messages does not matter. */
export function createStripeProvider(dependencies: Dependencies): BillingProvider {
  const { db, clock, settings, subscriptions, invoices, appUrl } = dependencies
  const stripe = createStripeClient(settings)
  const prices = createStripePrices(stripe)
  const carryOut = createStripeChanges(stripe, prices)
  const accounts = createBillingAccountRepository(db)
  const describeSession = createStripeSessions(prices, subscriptions)
  const refresh = createStripeReading({ db, clock, stripe, subscriptions, invoices })

  async function findCustomer(workspaceId: string): Promise<string | null> {
    return (await accounts.find(workspaceId))?.customer_id ?? null
  }

  async function provideCustomer({ workspaceId, workspaceName, email }: Payer): Promise<string> {
    const before = await findCustomer(workspaceId)
    if (before !== null) {
      return before
    }
    const params = { name: workspaceName, email, metadata: { workspace_id: workspaceId } }
    const options = { idempotencyKey: `customer:${workspaceId}` }
    const customer = await callStripe(() => stripe.customers.create(params, options))
    await accounts.save(workspaceId, 'stripe', { customer_id: customer.id }, clock.now())
    return customer.id
  }

  async function getSubscriptionId(workspaceId: string): Promise<string> {
    const id = (await accounts.find(workspaceId))?.subscription_id ?? null
    if (id === null) {
      throw conflict('There is no plan to change. Choose one first.', 'no_plan')
    }
    return id
  }

  async function openCheckout({ checkout, payer, title }: CheckoutOrder) {
    const what = await describeSession(checkout, title)
    const customer = await provideCustomer(payer)
    const session = await callStripe(() =>
      stripe.checkout.sessions.create(
        {
          ...what,
          customer,
          client_reference_id: checkout.id,
          metadata: { checkout_id: checkout.id, workspace_id: checkout.workspace_id },
          success_url: appUrl + href('plans', { query: { checkout: checkout.id } }),
          cancel_url: appUrl + href(checkout.kind === 'plan' ? 'plans' : 'account-settings.credits'),
          allow_promotion_codes: true,
          tax_id_collection: { enabled: true },
          customer_update: { name: 'auto', address: 'auto' },
        },
        { idempotencyKey: `checkout:${checkout.id}` },
      ),
    )
    return { providerId: session.id, url: requireStripeAddress(session.url ?? '', settings) }
  }

  async function readCheckout({ provider_id, workspace_id }: CheckoutRow): Promise<CheckoutState> {
    if (provider_id === null) {
      return 'open'
    }
    const session = await callStripe(() =>
      stripe.checkout.sessions.retrieve(provider_id, { expand: ['payment_intent', 'subscription'] }),
    )
    const { status, subscription } = session
    if (status !== 'complete') {
      return status === 'expired' ? 'expired' : 'open'
    }
    if (subscription === null || typeof subscription === 'string') {
      await refresh(workspace_id)
      return readPaymentState(session)
    }
    const duplicateIds = await refresh(workspace_id)
    return duplicateIds.has(subscription.id) ? 'duplicate' : readFirstPayment(subscription)
  }

  /** A page that was paid meanwhile cannot be closed: its purchase stays paid. */
  async function closeCheckout(providerId: string): Promise<void> {
    await callStripe(() => stripe.checkout.sessions.expire(providerId)).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
        throw error
      }
    })
  }

  return {
    name: 'stripe',
    openCheckout,
    closeCheckout,
    readCheckout,
    listUnknown: () => findUnknownSubscriptions({ stripe, db, refresh }),
    fulfilCheckout: () => Promise.resolve(true),
    async change(workspaceId, state, change, key, record) {
      const subscriptionId = await getSubscriptionId(workspaceId)
      await carryOut({ subscriptionId, state, change, key, now: clock.now() })
      await refresh(workspaceId, record)
    },
    async previewUpgrade(workspaceId, state, change) {
      if (state.status === 'trialing') {
        return 0
      }
      const subscription = await getSubscriptionId(workspaceId)
      const { items } = await callStripe(() => stripe.subscriptions.retrieve(subscription))
      const item = { id: items.data[0]?.id ?? '', price: await prices.provide(change) }
      const details = { items: [item], proration_behavior: 'always_invoice' as const }
      const invoice = await callStripe(() =>
        stripe.invoices.createPreview({ subscription, subscription_details: details }),
      )
      return Math.max(0, invoice.amount_due)
    },
    refresh: async (workspaceId) => void (await refresh(workspaceId)),
    async openPortal(workspaceId) {
      const customer = await findCustomer(workspaceId)
      if (customer === null) {
        return null
      }
      const return_url = appUrl + href('account-settings.payment')
      const session = await callStripe(() => stripe.billingPortal.sessions.create({ customer, return_url }))
      return requireStripeAddress(session.url, settings)
    },
    async saveDetails(workspaceId, details) {
      const customer = await findCustomer(workspaceId)
      if (customer === null) {
        return
      }
      await saveStripeDetails(stripe, customer, details)
    },
  }
}
