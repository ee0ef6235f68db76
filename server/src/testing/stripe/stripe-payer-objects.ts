import type Stripe from 'stripe'
import { type Blank, NO_ADDRESS } from './stripe-object.ts'

export const blankCustomer: Blank<Stripe.Customer, never> = {
  object: 'customer',
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: 'MQ',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
}

export const blankTaxId: Blank<Stripe.TaxId, 'customer' | 'type' | 'value'> = {
  object: 'tax_id',
  country: null,
  customer_account: null,
  livemode: false,
  owner: null,
  verification: null,
}

/** The card that every customer of this account pays with. */
export const testCard: Blank<Stripe.PaymentMethod, 'customer'> = {
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: 'visa',
    exp_month: 8,
    exp_year: 2030,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4: '4242',
    networks: { available: ['visa'], preferred: null },
    regulated_status: null,
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
}

export const blankPortalSession: Blank<Stripe.BillingPortal.Session, 'customer' | 'return_url' | 'url'> = {
  object: 'billing_portal.session',
  configuration: 'bpc_1',
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
}
