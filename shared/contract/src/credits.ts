import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { day, id, timestamp } from './primitives.ts'

/**
 * The kinds of entries of the ledger. `amount` is the change of the balance: a hold deducts the price, and its settlement returns the hold
 * (`release`) and deducts the used amount (`spend`).
 */
export const creditEntryKind = z.enum(['grant', 'hold', 'spend', 'release', 'topup', 'expire', 'adjust'])
export type CreditEntryKind = z.infer<typeof creditEntryKind>

export const creditEntry = z.object({
  id,
  /** Counts from 1 within a workspace, without gaps. */
  number: z.number().int().positive(),
  kind: creditEntryKind,
  amount: z.number().int(),
  balance_after: z.number().int().min(0),
  /** The purpose of the credits, as `image_generation`; null for credits that were added or expired. */
  feature: z.string().nullable(),
  feature_title: z.string().nullable(),
  description: z.string(),
  user_name: z.string().nullable(),
  created_at: timestamp,
})
export type CreditEntry = z.infer<typeof creditEntry>

export const creditPrice = z.object({
  feature: z.string(),
  title: z.string(),
  /** The unit that the price is for, as "image". */
  unit: z.string(),
  credits: z.number().int().positive(),
})
export type CreditPrice = z.infer<typeof creditPrice>

export const creditSummary = z.object({
  available: z.number().int().min(0),
  held: z.number().int().min(0),
  /** The current month of the plan. */
  period: z.object({
    starts_at: timestamp,
    ends_at: timestamp.nullable(),
    granted: z.number().int().min(0),
    spent: z.number().int().min(0),
  }),
  /** The available credits by their expiry, soonest first; credits that do not expire are not included. */
  expiring: z.array(z.object({ amount: z.number().int().positive(), expires_at: timestamp })),
  prices: z.array(creditPrice),
})
export type CreditSummary = z.infer<typeof creditSummary>

export const creditUsage = z.object({
  day,
  feature: z.string(),
  feature_title: z.string(),
  spent: z.number().int().min(0),
  count: z.number().int().min(0),
})
export type CreditUsage = z.infer<typeof creditUsage>

export const getCredits = endpoint('GET', '/api/credits', {
  access: 'verified',
  plan: 'none',
  summary: 'Available and held credits, the running period, and what things cost',
  response: dataSchema(creditSummary),
})

export const creditEntryFilter = z.enum(['settled', 'all', 'grant', 'spend', 'topup', 'expire', 'adjust'])
export type CreditEntryFilter = z.infer<typeof creditEntryFilter>

export const listCreditEntries = endpoint('GET', '/api/credits/entries', {
  access: 'verified',
  plan: 'none',
  summary: "The workspace's ledger, newest first; `settled` leaves holds and their releases out",
  query: pageQuery.extend({ show: creditEntryFilter.default('settled') }),
  response: pageSchema(creditEntry),
})

export const downloadCreditEntries = download('GET', '/credits/credits.csv', {
  access: 'verified',
  plan: 'none',
  summary: 'The whole ledger as a table',
  contentType: 'text/csv',
})

export const listCreditUsage = endpoint('GET', '/api/credits/usage', {
  access: 'verified',
  plan: 'none',
  summary: 'Spent credits by day and feature, of the running period or the one before',
  query: z.object({ period: z.enum(['current', 'previous']).default('current') }),
  response: z.object({
    data: z.array(creditUsage),
    /** The first and the last day of the period, in the workspace's time zone; null for a period without an end. */
    meta: z
      .object({
        starts_at: timestamp,
        ends_at: timestamp.nullable(),
        first_day: z.string(),
        last_day: z.string().nullable(),
      })
      .nullable(),
  }),
})
