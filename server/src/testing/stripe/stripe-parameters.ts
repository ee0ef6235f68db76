import type Stripe from 'stripe'

/** Names of a call's parameters, checked by the compiler against the SDK's types; for nested parameters, the first part of the name. */
type Names<P> = readonly (keyof P & string)[]

export interface CallRule {
  /** The path, with `:id` for ids. */
  path: string
  allowed: readonly string[]
  /** Full names, such as `line_items.*.quantity`. */
  required: readonly string[]
}

function rule<P>(path: string, allowed: Names<P>, required: readonly string[] = []): CallRule {
  return { path, allowed, required }
}

/** The calls that the product makes, and their Stripe parameters. Any other parameter is refused. */
export const CALL_RULES: readonly CallRule[] = [
  rule<Stripe.CustomerCreateParams>('POST /v1/customers', ['name', 'email', 'metadata']),
  rule<Stripe.CustomerUpdateParams>('POST /v1/customers/:id', ['name', 'email', 'address']),
  rule<Stripe.CustomerListTaxIdsParams>('GET /v1/customers/:id/tax_ids', ['limit']),
  rule<Stripe.CustomerCreateTaxIdParams>('POST /v1/customers/:id/tax_ids', ['type', 'value'], ['type', 'value']),
  rule<Stripe.CustomerDeleteTaxIdParams>('DELETE /v1/customers/:id/tax_ids/:id', []),
  rule<Stripe.PriceListParams>('GET /v1/prices', ['lookup_keys', 'limit']),
  rule<Stripe.PriceCreateParams>(
    'POST /v1/prices',
    ['currency', 'unit_amount', 'recurring', 'product_data', 'lookup_key', 'metadata'],
    ['currency', 'unit_amount', 'product_data.name'],
  ),
  rule<Stripe.Checkout.SessionCreateParams>(
    'POST /v1/checkout/sessions',
    [
      'mode',
      'line_items',
      'subscription_data',
      'payment_intent_data',
      'invoice_creation',
      'customer',
      'client_reference_id',
      'metadata',
      'success_url',
      'cancel_url',
      'allow_promotion_codes',
      'tax_id_collection',
      'customer_update',
    ],
    ['mode', 'line_items.*.quantity', 'success_url'],
  ),
  rule<Stripe.Checkout.SessionRetrieveParams>('GET /v1/checkout/sessions/:id', ['expand']),
  rule<Stripe.Checkout.SessionExpireParams>('POST /v1/checkout/sessions/:id/expire', []),
  rule<Stripe.SubscriptionListParams>('GET /v1/subscriptions', [
    'customer',
    'status',
    'limit',
    'expand',
    'starting_after',
  ]),
  rule<Stripe.SubscriptionRetrieveParams>('GET /v1/subscriptions/:id', ['expand']),
  rule<Stripe.SubscriptionUpdateParams>('POST /v1/subscriptions/:id', [
    'items',
    'proration_behavior',
    'payment_behavior',
    'cancel_at_period_end',
    'pause_collection',
    'metadata',
    'billing_cycle_anchor',
  ]),
  rule<Stripe.SubscriptionCancelParams>('DELETE /v1/subscriptions/:id', ['cancellation_details']),
  rule<Stripe.SubscriptionScheduleCreateParams>(
    'POST /v1/subscription_schedules',
    ['from_subscription'],
    ['from_subscription'],
  ),
  rule<Stripe.SubscriptionScheduleUpdateParams>(
    'POST /v1/subscription_schedules/:id',
    ['end_behavior', 'metadata', 'phases'],
    ['phases.*.items.*.price', 'phases.*.start_date'],
  ),
  rule<Stripe.SubscriptionScheduleReleaseParams>('POST /v1/subscription_schedules/:id/release', []),
  rule<Stripe.ChargeListParams>('GET /v1/charges', ['customer', 'limit']),
  rule<Stripe.ChargeRetrieveParams>('GET /v1/charges/:id', []),
  rule<Stripe.DisputeListParams>('GET /v1/disputes', ['charge', 'limit']),
  rule<Stripe.InvoicePaymentListParams>('GET /v1/invoice_payments', ['payment', 'invoice', 'status', 'limit']),
  rule<Stripe.RefundCreateParams>('POST /v1/refunds', ['payment_intent', 'reason'], ['payment_intent']),
  rule<Stripe.InvoiceListParams>('GET /v1/invoices', ['customer', 'limit']),
  rule<Stripe.InvoiceCreatePreviewParams>('POST /v1/invoices/create_preview', ['subscription', 'subscription_details']),
  rule<Stripe.BillingPortal.SessionCreateParams>(
    'POST /v1/billing_portal/sessions',
    ['customer', 'return_url'],
    ['customer'],
  ),
]
