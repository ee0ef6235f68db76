import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { day, id, timestamp } from './primitives.ts'

/** The period in which a visitor who came by a link counts as referred by it. */
export const ATTRIBUTION_DAYS = 60

/** The code of a workspace's link, as `?ref_code=` carries it. */
const referralCode = z.string().trim().min(1).max(64)

export const recordReferralVisit = endpoint('POST', '/api/referrals/visits', {
  access: 'anonymous',
  isBeacon: true,
  summary: 'Counts a visitor who came by a referral link; an unknown code is answered in the same way',
  body: z.object({ code: referralCode }),
  response: z.undefined(),
  status: 204,
})

/** The commissions of the program, and their conditions. A changed program is a new version. */
export const referralTerms = z.object({
  version: z.number().int().positive(),
  /** Share of the referred workspace's payments. */
  commission_percent: z.number().int().min(1).max(100),
  /** The number of months after the first payment that earn a commission. */
  commission_months: z.number().int().positive(),
  /** The number of days after the visit within which the account must be created. */
  attribution_days: z.number().int().positive(),
  /** The waiting time of a commission, because the payment may be refunded. */
  hold_days: z.number().int().min(0),
  /** The smallest payout, in cents of `currency`. */
  minimum_payout: z.number().int().min(0),
  currency: z.string(),
})
export type ReferralTerms = z.infer<typeof referralTerms>

export const referralOverview = z.object({
  code: z.string(),
  url: z.url(),
  visitors: z.number().int().min(0),
  leads: z.number().int().min(0),
  conversions: z.number().int().min(0),
  terms: referralTerms,
  /** Whether the workspace has joined the affiliate program. */
  is_affiliate: z.boolean(),
})
export type ReferralOverview = z.infer<typeof referralOverview>

const access = { access: 'verified', plan: 'ended', feature: 'full_product' } as const

export const getReferralOverview = endpoint('GET', '/api/referrals', {
  ...access,
  summary: "The workspace's referral link, and how many came, signed up and paid",
  response: dataSchema(referralOverview),
})

export const referralWeek = z.object({
  /** The first day of the week, a Monday. */
  week: day,
  visitors: z.number().int().min(0),
  leads: z.number().int().min(0),
  conversions: z.number().int().min(0),
})
export type ReferralWeek = z.infer<typeof referralWeek>

export const listReferralWeeks = endpoint('GET', '/api/referrals/weeks', {
  ...access,
  summary: 'Visitors, leads and conversions of the last twelve weeks, the oldest first',
  response: dataSchema(z.array(referralWeek)),
})

/** The reason why a sign-up by the workspace's own link is not counted. */
export const referralRefusal = z.enum(['same_person', 'same_network', 'same_workspace'])
export type ReferralRefusal = z.infer<typeof referralRefusal>

export const referral = z.object({
  id,
  /** `lead`: has signed up. `conversion`: has paid. `refused`: is the workspace itself and therefore no referral. */
  state: z.enum(['lead', 'conversion', 'refused']),
  refusal: referralRefusal.nullable(),
  signed_up_at: timestamp,
  converted_at: timestamp.nullable(),
})
export type Referral = z.infer<typeof referral>

export const listReferrals = endpoint('GET', '/api/referrals/sign-ups', {
  ...access,
  summary: 'Who signed up by the link, newest first, without names',
  query: pageQuery,
  response: pageSchema(referral),
})
