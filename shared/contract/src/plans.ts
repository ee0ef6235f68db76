import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { timestamp } from './primitives.ts'

export const billingInterval = z.enum(['month', 'year'])
export type BillingInterval = z.infer<typeof billingInterval>

export const planCode = z.string().min(1).max(64)

export const plan = z.object({
  code: planCode,
  title: z.string(),
  /** In cents of `currency`. */
  price_month: z.number().int().min(0),
  /** In cents of `currency`, for twelve months. */
  price_year: z.number().int().min(0),
  currency: z.string(),
  /** Added with every month. */
  credits: z.number().int().min(0),
  seats: z.number().int().positive(),
  spy_limit: z.number().int().min(0),
  analyzer_accounts: z.number().int().min(0),
  features: z.record(z.string(), z.boolean()),
})
export type Plan = z.infer<typeof plan>

/**
 * The plan state of a workspace. `trialing`, `active` and `past_due` (within its days of grace) may use it; `paused` resumes by itself;
 * `ended` is an ended trial or plan; `none` never had one.
 */
export const subscriptionStanding = z.enum(['none', 'trialing', 'active', 'past_due', 'paused', 'ended'])
export type SubscriptionStanding = z.infer<typeof subscriptionStanding>

export const subscription = z.object({
  standing: subscriptionStanding,
  /** Null when there never was a plan. */
  plan_code: planCode.nullable(),
  interval: billingInterval,
  trial_ends_at: timestamp.nullable(),
  period_starts_at: timestamp.nullable(),
  /** The end of the current period: the next charge, or the end of the plan when it was cancelled. */
  period_ends_at: timestamp.nullable(),
  /** Whether the plan has a payment; false for a trial without a purchase. */
  is_paid: z.boolean(),
  cancels_at_period_end: z.boolean(),
  /** A change that was decided and takes effect at the end of the period. */
  scheduled: z.object({ plan_code: planCode, interval: billingInterval }).nullable(),
  pause: z.object({ starts_at: timestamp, ends_at: timestamp }).nullable(),
  /** The end of the grace period of an unpaid plan. */
  grace_ends_at: timestamp.nullable(),
  /** Whether the user may change the plan. */
  can_manage: z.boolean(),
})
export type Subscription = z.infer<typeof subscription>

export const listPlans = endpoint('GET', '/api/plans', {
  access: 'verified',
  plan: 'none',
  summary: 'The plans that can be bought, the smallest first',
  response: dataSchema(z.array(plan)),
})

export const getSubscription = endpoint('GET', '/api/subscription', {
  access: 'verified',
  plan: 'none',
  summary: "The workspace's plan as it stands now",
  response: dataSchema(subscription),
})
