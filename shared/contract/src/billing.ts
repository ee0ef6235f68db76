import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { billingInterval, planCode, subscription } from './plans.ts'
import { email, fileStem, id, idParams, text, timestamp } from './primitives.ts'

/** The payment provider: Stripe, our own test checkout, or none when neither is on. */
export const billingProvider = z.enum(['stripe', 'test', 'none'])
export type BillingProviderName = z.infer<typeof billingProvider>

export const creditPack = z.object({
  code: z.string().min(1).max(64),
  credits: z.number().int().positive(),
  /** In cents of `currency`. */
  price: z.number().int().positive(),
  currency: z.string(),
})
export type CreditPack = z.infer<typeof creditPack>

export const listCreditPacks = endpoint('GET', '/api/billing/credit-packs', {
  access: 'verified',
  plan: 'none',
  summary: 'The top-ups that can be bought',
  response: dataSchema(z.array(creditPack)),
})

/**
 * `pending`: the payment was begun and is not decided yet. `duplicate`: the workspace already had a plan, so this one was cancelled and
 * refunded.
 */
export const checkoutState = z.enum(['open', 'pending', 'paid', 'declined', 'expired', 'duplicate'])
export type CheckoutState = z.infer<typeof checkoutState>

export const checkout = z.object({
  id,
  kind: z.enum(['plan', 'top_up']),
  state: checkoutState,
  provider: z.enum(['stripe', 'test']),
  title: z.string(),
  /** The amount due today, in cents of `currency`: zero while a trial continues. */
  due_now: z.number().int().min(0),
  /** The recurring amount; null for a top-up. */
  recurring: z.object({ amount: z.number().int().min(0), interval: billingInterval, starts_at: timestamp }).nullable(),
  credits: z.number().int().min(0),
  currency: z.string(),
  /** The provider's page for the payment; null for the test checkout, and when the checkout is over. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
})
export type Checkout = z.infer<typeof checkout>

export const startCheckout = endpoint('POST', '/api/billing/checkouts', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['card_declined', 'has_plan', 'billing_off', 'checkout_replaced', 'stripe_unavailable'],
  summary: 'Begins to buy a plan or a top-up; the same idempotency_key answers with the one begun first',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('plan'), plan_code: planCode, interval: billingInterval, idempotency_key: id }),
    z.object({ kind: z.literal('top_up'), pack_code: z.string().min(1).max(64), idempotency_key: id }),
  ]),
  response: dataSchema(checkout),
  status: 201,
})

export const getCheckout = endpoint('GET', '/api/billing/checkouts/:id', {
  access: 'verified',
  plan: 'none',
  errors: [404, 'stripe_unavailable'],
  summary: 'How a purchase stands, as the provider says it',
  params: idParams,
  response: dataSchema(checkout),
})

export const listPendingCheckouts = endpoint('GET', '/api/billing/pending-checkouts', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  summary: 'Purchases whose payment was begun and is not decided yet, the newest first',
  response: dataSchema(z.array(checkout)),
})

export const testOutcome = z.enum(['pays', 'is_declined', 'stays_open'])
export type TestOutcome = z.infer<typeof testOutcome>

export const decideTestCheckout = endpoint('POST', '/api/billing/checkouts/:id/test-outcome', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: [404],
  changes: ['subscription', 'credits'],
  summary: 'What happens to a purchase of the test checkout',
  params: idParams,
  body: z.object({ outcome: testOutcome }),
  response: dataSchema(checkout),
})

const planChoice = z.object({ plan_code: planCode, interval: billingInterval })

export const planChange = z.object({
  /** `now`: an upgrade, paid in proportion. `period_end`: a downgrade. `keep`: an earlier decision is cancelled. */
  timing: z.enum(['now', 'period_end', 'keep']),
  /** In cents of `currency`, after the unused value of the previous plan was deducted. */
  due_now: z.number().int().min(0),
  currency: z.string(),
  takes_effect_at: timestamp,
  next_amount: z.number().int().min(0),
  next_charge_at: timestamp,
})
export type PlanChange = z.infer<typeof planChange>

export const previewPlanChange = endpoint('POST', '/api/billing/subscription/preview', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['no_plan', 'past_due', 'stripe_unavailable'],
  summary: 'What a change of the plan would cost, and when it would come',
  body: planChoice,
  response: dataSchema(planChange),
})

export const changePlan = endpoint('PUT', '/api/billing/subscription/plan', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['card_declined', 'no_plan', 'past_due', 'stripe_unavailable'],
  changes: ['subscription', 'credits'],
  summary: 'Changes the plan: up at once, down at the end of the period',
  body: planChoice.extend({ idempotency_key: id }),
  response: dataSchema(subscription),
})

export const cancellationReason = z.enum([
  'too_expensive',
  'missing_features',
  'not_used_enough',
  'switched',
  'project_ended',
  'hard_to_use',
  'other',
])
export type CancellationReason = z.infer<typeof cancellationReason>

export const cancelSubscription = endpoint('POST', '/api/billing/subscription/cancel', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['no_plan', 'past_due', 'stripe_unavailable'],
  changes: ['subscription'],
  summary: 'Ends the plan at the end of the period',
  body: z.object({ reason: cancellationReason, comment: text(1000) }),
  response: dataSchema(subscription),
})

/** The largest number of months that a plan can be paused. */
export const MOST_PAUSED_MONTHS = 3

export const pauseSubscription = endpoint('POST', '/api/billing/subscription/pause', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['no_plan', 'past_due', 'not_monthly', 'stripe_unavailable'],
  changes: ['subscription'],
  summary: 'Pauses a monthly plan from the end of the period',
  body: z.object({ months: z.number().int().min(1).max(MOST_PAUSED_MONTHS) }),
  response: dataSchema(subscription),
})

export const resumeSubscription = endpoint('POST', '/api/billing/subscription/resume', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['card_declined', 'no_plan', 'past_due', 'stripe_unavailable'],
  changes: ['subscription', 'credits'],
  summary: 'Takes a cancellation, a pause or a planned change back',
  response: dataSchema(subscription),
})

const addressLine = text(200)
export const billingDetails = z.object({
  name: z.string().trim().max(200),
  email: z.union([email, z.literal('')]),
  line1: addressLine,
  line2: addressLine,
  city: text(100),
  postal_code: text(20),
  state: text(100),
  country: z.union([z.string().regex(/^[A-Z]{2}$/, { message: 'Choose a country.' }), z.literal('')]),
  tax_id_type: z.enum(['', 'eu_vat', 'gb_vat', 'ch_vat', 'us_ein', 'au_abn', 'ca_gst_hst', 'no_vat']),
  tax_id: text(40),
})
export type BillingDetails = z.infer<typeof billingDetails>

export const payment = z.object({
  provider: billingProvider,
  card: z.object({ brand: z.string(), last4: z.string(), expires: z.string() }).nullable(),
  details: billingDetails,
})
export type Payment = z.infer<typeof payment>

export const getPayment = endpoint('GET', '/api/billing/payment', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  summary: 'Card, billing address and tax id',
  response: dataSchema(payment),
})

export const updateBillingDetails = endpoint('PUT', '/api/billing/details', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['billing_off', 'stripe_unavailable'],
  changes: ['subscription'],
  summary: 'Who invoices are made out to',
  body: billingDetails.refine((details) => (details.tax_id === '') === (details.tax_id_type === ''), {
    path: ['tax_id'],
    message: 'Choose a type and enter the number, or leave both empty.',
  }),
  response: dataSchema(payment),
})

export const openBillingPortal = endpoint('POST', '/api/billing/portal', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: ['billing_off', 'no_portal', 'stripe_unavailable'],
  summary: "The provider's own page for cards",
  response: dataSchema(z.object({ url: z.url({ protocol: /^https?$/ }) })),
})

export const setTestCard = endpoint('PUT', '/api/billing/test-card', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: [404],
  changes: ['subscription'],
  summary: 'Which card of the test checkout pays the next charges',
  body: z.object({ is_declined: z.boolean() }),
  response: dataSchema(payment),
})

export const invoice = z.object({
  id,
  number: z.string(),
  description: z.string(),
  state: z.enum(['paid', 'open', 'void']),
  /** In cents of `currency`. */
  total: z.number().int(),
  /** The refunded part. */
  refunded: z.number().int().min(0),
  /** Whether a chargeback was requested from the bank, and how it ended; null when there was none. */
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  currency: z.string(),
  issued_at: timestamp,
  /** The address of its PDF; null when there is none. */
  download_url: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoice>

export const downloadInvoice = download('GET', '/invoices/:id/:number.pdf', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  summary: 'An invoice as a PDF; one of Stripe redirects to where Stripe has it',
  params: idParams.extend({ number: fileStem }),
  contentType: 'application/pdf',
})

export const listInvoices = endpoint('GET', '/api/billing/invoices', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  summary: "The workspace's invoices, newest first",
  query: pageQuery,
  response: pageSchema(invoice),
})

export const refundTestInvoice = endpoint('POST', '/api/billing/invoices/:id/test-refund', {
  access: 'verified',
  plan: 'none',
  permission: 'billing.manage',
  errors: [404, 'not_paid'],
  changes: ['subscription'],
  summary: 'Gives a payment of the test checkout back, as a refund at Stripe would',
  params: idParams,
  response: dataSchema(invoice),
})
