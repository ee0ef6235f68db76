import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { email, id, idParams, line, timestamp } from './primitives.ts'
import { referralTerms } from './referrals.ts'

const access = {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  permission: 'referrals.manage',
} as const

const cents = z.number().int()

export const affiliate = z.object({
  /** The terms that apply: the accepted terms, or before joining the terms that would apply. */
  terms: referralTerms,
  /** Null before the workspace has joined. */
  membership: z.object({ joined_at: timestamp, payout_email: z.string() }).nullable(),
  /** In cents of the terms' currency. */
  balance: z.object({
    /** Waits for the next payout. Below zero when what was paid out was refunded later. */
    available: cents,
    /** Still within the days in which a payment may be refunded. */
    pending: cents,
    paid_out: cents,
  }),
})
export type Affiliate = z.infer<typeof affiliate>

export const getAffiliate = endpoint('GET', '/api/affiliate', {
  ...access,
  summary: 'The affiliate program: its terms, whether the workspace has joined, and what it has earned',
  response: dataSchema(affiliate),
})

/** The destination of payouts. */
export const affiliateDestination = z.object({ payout_email: email })

export const joinAffiliateProgram = endpoint('PUT', '/api/affiliate', {
  ...access,
  errors: ['terms_changed'],
  changes: ['referrals'],
  summary: 'Joins the program under the terms that were shown, or changes where payouts go',
  body: affiliateDestination.extend({ terms_version: z.number().int().positive() }),
  response: dataSchema(affiliate),
})

export const commissionEntry = z.object({
  id,
  number: z.number().int().positive(),
  /** `reversal`: the payment was refunded. `payout`: the amount that was paid out of the balance. */
  kind: z.enum(['commission', 'reversal', 'payout']),
  /** In cents of `currency`; negative for amounts that leave the balance. */
  amount: cents,
  balance_after: cents,
  currency: z.string(),
  /** The time from which it can be paid out. */
  available_at: timestamp,
  created_at: timestamp,
})
export type CommissionEntry = z.infer<typeof commissionEntry>

export const listCommissionEntries = endpoint('GET', '/api/affiliate/entries', {
  ...access,
  summary: 'The ledger of commissions, newest first',
  query: pageQuery,
  response: pageSchema(commissionEntry),
})

export const downloadCommissions = download('GET', '/affiliate/commissions.csv', {
  ...access,
  summary: 'The whole ledger of commissions as a table',
  contentType: 'text/csv',
})

export const payoutState = z.enum(['due', 'paid'])
export type PayoutState = z.infer<typeof payoutState>

export const payout = z.object({
  id,
  amount: z.number().int().positive(),
  currency: z.string(),
  state: payoutState,
  /** The destination of the transfer. */
  payout_email: z.string(),
  /** The reference of the transfer, as given by the person who made it. */
  reference: z.string(),
  paid_at: timestamp.nullable(),
  created_at: timestamp,
})
export type Payout = z.infer<typeof payout>

export const listPayouts = endpoint('GET', '/api/affiliate/payouts', {
  ...access,
  summary: "The workspace's payouts, newest first",
  query: pageQuery,
  response: pageSchema(payout),
})

export const administeredPayout = payout.extend({ workspace_name: z.string() })
export type AdministeredPayout = z.infer<typeof administeredPayout>

export const listAllPayouts = endpoint('GET', '/api/admin/payouts', {
  access: 'admin',
  summary: 'Payouts of every workspace, newest first',
  query: pageQuery.extend({ state: payoutState.optional() }),
  response: pageSchema(administeredPayout),
})

export const markPayoutPaid = endpoint('POST', '/api/admin/payouts/:id/paid', {
  access: 'admin',
  errors: [404],
  summary: 'Says that a payout was transferred; saying it again changes nothing',
  params: idParams,
  body: z.object({ reference: line(120, 'the reference of the transfer') }),
  response: dataSchema(administeredPayout),
})
