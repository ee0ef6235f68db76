import { z } from 'zod'
import { adSource } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { pageQuery, pageSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

/** An ad that a workspace brought in and that nobody has confirmed: only that workspace sees it. */
const unconfirmedAd = z.object({
  id,
  source: adSource,
  external_id: z.string(),
  /** Null when the advertiser is not known. */
  advertiser: z.string().nullable(),
  title: z.string().nullable(),
  body: z.string(),
  landing_page: z.string().nullable(),
  workspace_name: z.string(),
  brought_at: timestamp,
})
export type UnconfirmedAd = z.infer<typeof unconfirmedAd>

export const listUnconfirmedAds = endpoint('GET', '/api/admin/unconfirmed-ads', {
  access: 'admin',
  summary: 'The ads that workspaces brought in and nobody has confirmed, newest first',
  query: pageQuery,
  response: pageSchema(unconfirmedAd),
})

export const confirmUnconfirmedAd = endpoint('POST', '/api/admin/unconfirmed-ads/:id/confirm', {
  access: 'admin',
  summary: 'Makes an ad common: every workspace sees it',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const removeUnconfirmedAd = endpoint('DELETE', '/api/admin/unconfirmed-ads/:id', {
  access: 'admin',
  summary: 'Removes an ad that a workspace brought in, with all that the workspace kept of it',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
