import { z } from 'zod'
import { sourceProblem } from './ad-sources.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { day, id, idParams, timestamp } from './primitives.ts'
import { currencyCode } from './result-imports.ts'

/** One import of results from a connected ad account. */
export const adAccountSync = z.object({
  id,
  state: z.enum(['waiting', 'running', 'done', 'failed', 'canceled']),
  /** How the import was started. */
  trigger: z.enum(['person', 'schedule']),
  /** The days that the import covers. */
  first_day: day,
  last_day: day,
  /** Progress through these days, from 0 to 100. */
  progress: z.number().int(),
  /** The number of daily figures stored so far, and the number of earlier figures that they replaced. */
  stored: z.number().int(),
  replaced: z.number().int(),
  /** While the import waits for Meta: the time at which it continues. */
  resumes_at: timestamp.nullable(),
  /** The reason why the import waits or failed. */
  problem: sourceProblem.nullable(),
  started_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type AdAccountSync = z.infer<typeof adAccountSync>

export const adAccount = z.object({
  id,
  /** The analyzer's ad account that receives the results. */
  account_id: id,
  provider: z.literal('meta'),
  /** The account's number at Meta. */
  external_id: z.string(),
  name: z.string(),
  currency: currencyCode,
  time_zone: z.string(),
  /** The last four characters of its access token. */
  credential_hint: z.string(),
  /** The problem that must be solved before anything is imported again. */
  problem: sourceProblem.nullable(),
  last_synced_at: timestamp.nullable(),
  next_sync_at: timestamp.nullable(),
  /** The newest import; null before the first. */
  last_sync: adAccountSync.nullable(),
})
export type AdAccount = z.infer<typeof adAccount>

/** The largest number of days in one import: Meta keeps insights for 37 months. */
export const MAX_SYNCED_DAYS = 1100

/** An account number, alone or with Meta's prefix: `act_123`. */
export const metaAccountNumber = z
  .string()
  .trim()
  .regex(/^(?:act_)?\d{5,20}$/, { message: 'Enter the number of the ad account, as act_1234567890.' })
  .transform((value) => value.replace('act_', ''))

const accessToken = z
  .string()
  .trim()
  .regex(/^[\w|.-]{10,500}$/, { message: 'Enter the access token, all of it.' })

const syncedDays = z
  .number()
  .int()
  .min(1, { message: 'Choose at least one day.' })
  .max(MAX_SYNCED_DAYS, { message: `Choose at most ${MAX_SYNCED_DAYS} days.` })

const rights = { access: 'verified', feature: 'creative_analyzer' } as const
const connecting = { ...rights, permission: 'integrations.manage', changes: ['ad-results'] } as const
const credentials = { access_token: accessToken, account_number: metaAccountNumber }

export const listAdAccounts = endpoint('GET', '/api/ad-accounts', {
  ...rights,
  summary: 'The ad accounts that results are imported from, and how their newest imports went',
  response: z.object({
    data: z.array(adAccount),
    /** Whether the server has a key to encrypt access tokens with. */
    meta: z.object({ can_keep_credentials: z.boolean() }),
  }),
})

export const testAdAccount = endpoint('POST', '/api/ad-accounts/test', {
  ...rights,
  permission: 'integrations.manage',
  summary: 'Tries an access token at Meta: whether it opens the ad account and its results; nothing is kept',
  body: z.object(credentials),
  response: dataSchema(z.object({ name: z.string(), currency: currencyCode, time_zone: z.string() })),
})

export const connectAdAccount = endpoint('POST', '/api/ad-accounts', {
  ...connecting,
  errors: ['no_credential_keys', 'ad_account_connected'],
  summary: 'Connects an ad account of Meta and begins to import its results; the token is kept encrypted',
  body: z.object({ ...credentials, days: syncedDays.default(90) }),
  response: dataSchema(adAccount),
  status: 201,
})

export const renewAdAccountToken = endpoint('PUT', '/api/ad-accounts/:id/token', {
  ...connecting,
  errors: ['no_credential_keys'],
  summary: 'Replaces the access token of an ad account, and imports what is missing',
  params: idParams,
  body: z.object({ access_token: accessToken }),
  response: dataSchema(adAccount),
})

export const disconnectAdAccount = endpoint('DELETE', '/api/ad-accounts/:id', {
  ...connecting,
  summary: 'Forgets the access token of an ad account; its results stay',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const syncAdAccount = endpoint('POST', '/api/ad-accounts/:id/syncs', {
  ...rights,
  permission: 'analyzer.edit',
  changes: ['ad-results'],
  errors: ['sync_running'],
  summary: 'Imports the last days of an ad account now; one import at a time',
  params: idParams,
  body: z.object({ days: syncedDays }),
  response: dataSchema(adAccount),
  status: 201,
})

export const cancelAdAccountSync = endpoint('POST', '/api/ad-accounts/:id/syncs/cancel', {
  ...rights,
  permission: 'analyzer.edit',
  changes: ['ad-results'],
  summary: 'Ends the import of an ad account; the days that are in already stay',
  params: idParams,
  response: dataSchema(adAccount),
})
