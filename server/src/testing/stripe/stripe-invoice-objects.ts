import type Stripe from 'stripe'
import type { Blank } from './stripe-object.ts'

type LineOwn = 'amount' | 'description' | 'invoice' | 'period' | 'subtotal'

export const blankInvoiceLine: Blank<Stripe.InvoiceLineItem, LineOwn> = {
  object: 'line_item',
  currency: 'usd',
  discount_amounts: [],
  discountable: true,
  discounts: [],
  livemode: false,
  metadata: {},
  parent: null,
  pretax_credit_amounts: null,
  pricing: null,
  quantity: 1,
  quantity_decimal: null,
  subscription: null,
  taxes: null,
}

type InvoiceOwn =
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'billing_reason'
  | 'customer'
  | 'lines'
  | 'number'
  | 'parent'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'subtotal'
  | 'subtotal_excluding_tax'
  | 'total'
  | 'total_excluding_tax'

export const blankInvoice: Blank<Stripe.Invoice, InvoiceOwn> = {
  object: 'invoice',
  account_country: 'US',
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 1,
  attempted: true,
  auto_advance: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  currency: 'usd',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: null,
  total_taxes: null,
  webhooks_delivered_at: null,
}

export const blankInvoicePayment: Blank<
  Stripe.InvoicePayment,
  'amount_paid' | 'amount_requested' | 'invoice' | 'payment'
> = {
  object: 'invoice_payment',
  currency: 'usd',
  is_default: true,
  livemode: false,
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: null },
}
