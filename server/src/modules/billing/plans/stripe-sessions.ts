import type { CheckoutState } from '@marquee/contract/billing'
import type Stripe from 'stripe'
import type { CheckoutRow } from './checkouts.repository.ts'
import type { StripePrices } from './stripe-prices.ts'
import { toSeconds } from './stripe-subscription.ts'
import type { PlanChoice } from './subscription-state.ts'
import type { SubscriptionService } from './subscriptions.service.ts'

/** Builds the parameters of a Stripe checkout page that depend on the purchase. */
export function createStripeSessions(prices: StripePrices, subscriptions: Pick<SubscriptionService, 'listTerms'>) {
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

  function describeTopUpSession({ id, currency, price, workspace_id }: CheckoutRow, title: string) {
    const item = {
      price_data: { currency: currency.toLowerCase(), unit_amount: price, product_data: { name: title } },
      quantity: 1,
    }
    return {
      mode: 'payment',
      line_items: [item],
      invoice_creation: { enabled: true, invoice_data: { metadata: { checkout_id: id } } },
      payment_intent_data: { metadata: { workspace_id } },
    } satisfies Stripe.Checkout.SessionCreateParams
  }

  return async function describeSession(checkout: CheckoutRow, title: string) {
    return checkout.kind === 'plan' ? describePlanSession(checkout) : describeTopUpSession(checkout, title)
  }
}

/** The state of a top-up: its payment may fail after the checkout page was completed. */
export function readPaymentState({ payment_status, payment_intent }: Stripe.Checkout.Session): CheckoutState {
  if (payment_status !== 'unpaid') {
    return 'paid'
  }
  const hasFailed =
    typeof payment_intent === 'object' &&
    payment_intent !== null &&
    (payment_intent.status === 'requires_payment_method' || payment_intent.status === 'canceled')
  return hasFailed ? 'declined' : 'pending'
}

/** A plan is bought when its first payment is made, not when the checkout page is completed. */
export function readFirstPayment({ status }: Stripe.Subscription): CheckoutState {
  if (status === 'incomplete') {
    return 'pending'
  }
  return status === 'incomplete_expired' ? 'declined' : 'paid'
}
