import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

/** A browser in which the account is signed in. */
export const accountSession = z.object({
  id,
  /** For example `Firefox on Windows`. */
  device: z.string(),
  ip_address: z.string().nullable(),
  is_current: z.boolean(),
  last_seen_at: timestamp,
  created_at: timestamp,
})
export type AccountSession = z.infer<typeof accountSession>

export const listAccountSessions = endpoint('GET', '/api/account/sessions', {
  access: 'signed-in',
  summary: 'Where the account is signed in, the newest sign-in first',
  query: pageQuery,
  response: pageSchema(accountSession),
})

export const endAccountSession = endpoint('DELETE', '/api/account/sessions/:id', {
  access: 'signed-in',
  summary: 'Signs another browser of the account out',
  params: idParams,
  response: z.undefined(),
  status: 204,
  errors: ['own_session'],
})

export const endOtherAccountSessions = endpoint('DELETE', '/api/account/sessions', {
  access: 'signed-in',
  summary: 'Signs every other browser of the account out',
  response: z.undefined(),
  status: 204,
})
