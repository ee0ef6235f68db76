import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { id, line, timestamp } from './primitives.ts'

/** The host of a site without www., in lower case, as `shop.example`. */
const siteHost = z
  .string()
  .max(253, { message: 'Use at most 253 characters.' })
  .regex(/^(?!www\.)[^\s/:?#A-Z]+$/, { message: 'Enter a host in lower case without www., such as shop.example.' })

const siteParams = z.object({ host: siteHost })

/** Where the ads of an unknown advertiser lead. */
const landingSite = z.object({
  host: z.string(),
  ads_count: z.number().int(),
  /** The brand that names this site as its own; null when there is none, or more than one. */
  brand_name: z.string().nullable(),
})
export type LandingSite = z.infer<typeof landingSite>

const confirmedSite = z.object({
  host: z.string(),
  name: z.string(),
  /** The brand that stands for the site. */
  brand_id: id,
  brand_name: z.string(),
  confirmed_at: timestamp,
})
export type ConfirmedSite = z.infer<typeof confirmedSite>

export const listLandingSites = endpoint('GET', '/api/admin/landing-sites', {
  access: 'admin',
  summary: 'The sites that ads without a known advertiser lead to, the site of the most ads first',
  query: pageQuery,
  response: pageSchema(landingSite),
})

export const listConfirmedSites = endpoint('GET', '/api/admin/confirmed-sites', {
  access: 'admin',
  summary: 'The sites that were confirmed as advertisers, newest first',
  query: pageQuery,
  response: pageSchema(confirmedSite),
})

export const confirmSite = endpoint('PUT', '/api/admin/confirmed-sites/:host', {
  access: 'admin',
  summary:
    'Confirms a site as the advertiser of the ads that lead to it and name none, also of those to come; again changes nothing',
  params: siteParams,
  body: z.object({
    /** The name of the advertiser; without it, the host. */
    name: line(200, 'the name of the advertiser').optional(),
  }),
  response: dataSchema(
    confirmedSite.extend({ ads_count: z.number().int().describe('ads that it was confirmed for now') }),
  ),
})

export const withdrawSite = endpoint('DELETE', '/api/admin/confirmed-sites/:host', {
  access: 'admin',
  errors: [409],
  summary: 'Takes back that a site is an advertiser: its ads have none again',
  params: siteParams,
  response: z.undefined(),
  status: 204,
})
