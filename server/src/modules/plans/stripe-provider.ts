import type { BillingDetails, CheckoutState } from '@marquee/contract/billing'
import { href } from '@marquee/remote-kit/routes'
import type Stripe from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { conflict } from '../../platform/errors/domain-error.ts'
import type { PlanChoice } from './subscription-state.ts'
import type { SubscriptionService } from './subscriptions.service.ts'
import { createBillingAccountRepository } from './billing-accounts.repository.ts'
import type { BillingProvider, CheckoutOrder, Payer } from './billing-provider.ts'
import type { CheckoutRow } from './checkouts.repository.ts'
import { createInvoiceRepository } from './invoices.repository.ts'
import { createStripeChanges } from './stripe-changes.ts'
import { callStripe, createStripeClient, requireStripeAddress, type StripeSettings } from './stripe-client.ts'
import { createStripePrices } from './stripe-prices.ts'
import { readStripeSubscription, toSeconds } from './stripe-subscription.ts'

interface Dependencies {
  db: Database
  clock: Clock
  settings: StripeSettings
  subscriptions: SubscriptionService
  appUrl: string
}

const INVOICES = 24

/** Takes money through Stripe. What Stripe says is always read back, so that the order of its messages does not matter. */
export function createStripeProvider({ db, clock, settings, subscriptions, appUrl }: Dependencies): BillingProvider {
  const stripe = createStripeClient(settings)
  const prices = createStripePrices(stripe)
  const carryOut = createStripeChanges(stripe, prices)
  const accounts = createBillingAccountRepository(db)

  async function provideCustomer({ workspaceId, workspaceName, email }: Payer): Promise<string> {
    const account = await accounts.find(workspaceId)
    if (account?.customer_id != null) {
      return account.customer_id
    }
    const params = { name: workspaceName, email, metadata: { workspace_id: workspaceId } }
    const options = { idempotencyKey: `customer:${workspaceId}` }
    const customer = await callStripe(() => stripe.customers.create(params, options))
    await accounts.save(workspaceId, 'stripe', { customer_id: customer.id }, clock.now())
    return customer.id
  }

  async function getSubscriptionId(workspaceId: string): Promise<string> {
    const id = (await accounts.find(workspaceId))?.subscription_id
    if (id == null) {
      throw conflict('There is no plan to change. Choose one first.', 'no_plan')
    }
    return id
  }

  async function describePlanSession(checkout: CheckoutRow): Promise<Stripe.Checkout.SessionCreateParams> {
    const plan = (await subscriptions.listTerms()).find(({ id }) => id === checkout.plan_id)
    if (plan === undefined || checkout.billing_interval === null) {
      throw new Error(`Purchase ${checkout.id} names no plan.`)
    }
    const choice: PlanChoice = { plan, interval: checkout.billing_interval }
    const { trial_ends_at } = checkout
    return {
      mode: 'subscription',
      line_items: [{ price: await prices.provide(choice), quantity: 1 }],
      subscription_data: {
        metadata: { workspace_id: checkout.workspace_id },
        ...(trial_ends_at !== null && { trial_end: toSeconds(trial_ends_at) }),
      },
    }
  }

  function describeTopUpSession({ currency, price, workspace_id }: CheckoutRow, title: string) {
    const item = {
      price_data: { currency: currency.toLowerCase(), unit_amount: price, product_data: { name: title } },
      quantity: 1,
    }
    return {
      mode: 'payment',
      line_items: [item],
      invoice_creation: { enabled: true },
      payment_intent_data: { metadata: { workspace_id } },
    } satisfies Stripe.Checkout.SessionCreateParams
  }

  async function openCheckout({ checkout, payer, title }: CheckoutOrder) {
    const what = checkout.kind === 'plan' ? await describePlanSession(checkout) : describeTopUpSession(checkout, title)
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
    await accounts.save(workspace_id, 'stripe', { subscription_id: subscription.id }, clock.now())
    await refresh(workspace_id)
    return readFirstPayment(subscription)
  }

  async function refreshSubscription(
    workspaceId: string,
    subscriptionId: string,
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
      await db.transaction().execute((transaction) =>
        subscriptions.update(transaction, workspaceId, (current) => {
          // A trial that runs on keeps its beginning, and with it its credits.
          const isSameTrial = next.status === 'trialing' && current?.status === 'trialing'
          return isSameTrial ? { ...next, periodStart: current.periodStart } : next
        }),
      )
    }
    const method = subscription.default_payment_method
    return method === null || typeof method === 'string' ? null : method
  }

  async function refreshInvoices(workspaceId: string, customer: string): Promise<void> {
    const { data } = await callStripe(() => stripe.invoices.list({ customer, limit: INVOICES }))
    const invoices = createInvoiceRepository(db)
    for (const invoice of data.filter(({ status, total }) => status !== 'draft' && total !== 0)) {
      await invoices.save(toInvoiceRow(workspaceId, invoice, clock.now()))
    }
  }

  async function refresh(workspaceId: string): Promise<void> {
    const account = await accounts.find(workspaceId)
    if (account?.customer_id == null) {
      return
    }
    const { customer_id: customer, subscription_id } = account
    const method = subscription_id === null ? null : await refreshSubscription(workspaceId, subscription_id)
    if (method?.card != null) {
      const { brand, last4, exp_month, exp_year } = method.card
      const card_expires = `${String(exp_month).padStart(2, '0')}/${exp_year}`
      const card = { card_brand: toTitle(brand), card_last4: last4, card_expires }
      await accounts.save(workspaceId, 'stripe', card, clock.now())
    }
    await refreshInvoices(workspaceId, customer)
  }

  return {
    name: 'stripe',
    openCheckout,
    readCheckout,
    fulfilCheckout: () => Promise.resolve(),
    async change(workspaceId, state, change, key) {
      const subscriptionId = await getSubscriptionId(workspaceId)
      await carryOut({ subscriptionId, state, change, key, now: clock.now() })
      await refresh(workspaceId)
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
    refresh,
    async openPortal(workspaceId) {
      const customer = (await accounts.find(workspaceId))?.customer_id
      if (customer == null) {
        return null
      }
      const return_url = appUrl + href('account-settings.payment')
      const session = await callStripe(() => stripe.billingPortal.sessions.create({ customer, return_url }))
      return requireStripeAddress(session.url, settings)
    },
    async saveDetails(workspaceId, details) {
      const customer = (await accounts.find(workspaceId))?.customer_id
      if (customer == null) {
        return
      }
      await callStripe(() => stripe.customers.update(customer, toCustomerParams(details)))
      await replaceTaxId(stripe, customer, details)
    },
  }
}

function readPaymentState({ payment_status, payment_intent }: Stripe.Checkout.Session): CheckoutState {
  if (payment_status !== 'unpaid') {
    return 'paid'
  }
  const hasFailed =
    typeof payment_intent === 'object' &&
    payment_intent !== null &&
    (payment_intent.status === 'requires_payment_method' || payment_intent.status === 'canceled')
  return hasFailed ? 'declined' : 'pending'
}

/** A plan is bought when its first payment is made, not when the checkout's page says goodbye. */
function readFirstPayment({ status }: Stripe.Subscription): CheckoutState {
  if (status === 'incomplete') {
    return 'pending'
  }
  return status === 'incomplete_expired' ? 'declined' : 'paid'
}

function toInvoiceRow(workspaceId: string, invoice: Stripe.Invoice, now: Date) {
  const { id, number, status, total, currency, invoice_pdf, created, lines, description } = invoice
  return {
    workspace_id: workspaceId,
    provider: 'stripe',
    provider_id: id,
    number: number ?? id,
    description: description ?? lines.data.at(-1)?.description ?? 'Marquee',
    state: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
    total,
    currency: currency.toUpperCase(),
    pdf_url: invoice_pdf ?? null,
    issued_at: new Date(created * 1000),
    created_at: now,
    updated_at: now,
  } as const
}

function toCustomerParams(details: BillingDetails): Stripe.CustomerUpdateParams {
  const { name, email, line1, line2, city, postal_code, state, country } = details
  return { name, ...(email !== '' && { email }), address: { line1, line2, city, postal_code, state, country } }
}

async function replaceTaxId(stripe: Stripe, customer: string, { tax_id_type, tax_id }: BillingDetails): Promise<void> {
  const { data } = await callStripe(() => stripe.customers.listTaxIds(customer, { limit: 10 }))
  const isThere = data.some(({ type, value }) => type === tax_id_type && value === tax_id)
  if (tax_id_type !== '' && !isThere) {
    await callStripe(() => stripe.customers.createTaxId(customer, { type: tax_id_type, value: tax_id }))
  }
  for (const { id, type, value } of data) {
    if (type !== tax_id_type || value !== tax_id) {
      await callStripe(() => stripe.customers.deleteTaxId(customer, id))
    }
  }
}

function toTitle(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
