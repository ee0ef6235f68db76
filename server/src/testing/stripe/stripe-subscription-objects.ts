import type Stripe from 'stripe'
import type { Blank } from './stripe-object.ts'

type PriceOwn = 'lookup_key' | 'recurring' | 'type' | 'unit_amount' | 'unit_amount_decimal'

export const blankPrice: Blank<Stripe.Price, PriceOwn> = {
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  metadata: {},
  nickname: null,
  product: 'prod_1',
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
}

/** The plan, which preceded prices in Stripe; each item of a subscription still contains it. */
const plan: Blank<Stripe.Plan, never> = {
  object: 'plan',
  active: true,
  amount: null,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: 'prod_1',
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
}

type ItemOwn = 'current_period_end' | 'current_period_start' | 'price' | 'subscription'

export const blankSubscriptionItem: Blank<Stripe.SubscriptionItem, ItemOwn> = {
  object: 'subscription_item',
  billing_thresholds: null,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: { ...plan, id: 'plan_1', created: 0 },
  quantity: 1,
  tax_rates: [],
}

type SubscriptionOwn =
  | 'billing_cycle_anchor'
  | 'cancel_at_period_end'
  | 'customer'
  | 'default_payment_method'
  | 'ended_at'
  | 'items'
  | 'pause_collection'
  | 'schedule'
  | 'start_date'
  | 'status'
  | 'trial_end'

export const blankSubscription: Blank<Stripe.Subscription, SubscriptionOwn> = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'classic', flexible: null },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  currency: 'usd',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: null,
  trial_start: null,
}

type ScheduleOwn = 'current_phase' | 'customer' | 'default_settings' | 'phases' | 'status' | 'subscription'

/** The default settings of phases are left out, because our phases contain all settings themselves. */
export const blankSchedule: Blank<Stripe.SubscriptionSchedule, ScheduleOwn> = {
  object: 'subscription_schedule',
  application: null,
  billing_mode: { type: 'classic', flexible: null },
  canceled_at: null,
  completed_at: null,
  customer_account: null,
  end_behavior: 'release',
  livemode: false,
  metadata: {},
  pause_schedules: [],
  released_at: null,
  released_subscription: null,
  test_clock: null,
}
