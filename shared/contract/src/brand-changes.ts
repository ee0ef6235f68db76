import { z } from 'zod'
import { commaListSchema } from './ad-filters.ts'
import { media } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { pageQuery, pageSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

/** The parts of an ad that are compared. */
export const adPart = z.enum(['title', 'body', 'link_description', 'cards', 'call_to_action', 'image', 'landing_page'])
export type AdPart = z.infer<typeof adPart>

/** The parts of a landing page that are compared; `text`: words in other places than the named ones. */
export const pagePart = z.enum(['title', 'headline', 'price', 'offer', 'call_to_action', 'text'])
export type PagePart = z.infer<typeof pagePart>

/** `words` and `image` of ads, the `link` to which ads lead, and what a landing `page` says. */
export const brandChangeKind = z.enum(['words', 'image', 'link', 'page'])
export type BrandChangeKind = z.infer<typeof brandChangeKind>

const seen = {
  /** When this version was first and last seen. */
  first_seen_at: timestamp,
  last_seen_at: timestamp,
}

/** What an ad said and showed in one version. */
export const adVersion = z.object({
  ...seen,
  title: z.string().nullable(),
  body: z.string(),
  link_description: z.string().nullable(),
  cta_text: z.string().nullable(),
  landing_page: z.string().nullable(),
  cards: z.array(z.object({ title: z.string(), body: z.string() })),
  media: z.array(media),
})
export type AdVersion = z.infer<typeof adVersion>

export const adChange = z.object({
  type: z.literal('ad'),
  id,
  changed_at: timestamp,
  ad_id: id,
  changes: z.array(adPart),
  before: adVersion,
  after: adVersion,
})
export type AdChange = z.infer<typeof adChange>

/** What a landing page said in one version. */
export const landingPageVersion = z.object({
  ...seen,
  title: z.string(),
  headline: z.string(),
  /** A decimal with two places or none. */
  price: z.string().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  offer: z.string(),
  call_to_action: z.string(),
})
export type LandingPageVersion = z.infer<typeof landingPageVersion>

export const landingPageChange = z.object({
  type: z.literal('landing_page'),
  id,
  changed_at: timestamp,
  /** Without query and fragment. */
  address: z.string(),
  changes: z.array(pagePart),
  before: landingPageVersion,
  after: landingPageVersion,
})
export type LandingPageChange = z.infer<typeof landingPageChange>

export const brandChange = z.discriminatedUnion('type', [adChange, landingPageChange])
export type BrandChange = z.infer<typeof brandChange>

export const listBrandChanges = endpoint('GET', '/api/brand-spy/brands/:id/changes', {
  access: 'verified',
  feature: 'brand_spy',
  scope: 'explore:read',
  summary: 'What a followed brand changed in its ads and landing pages, the newest first',
  params: idParams,
  query: pageQuery.extend({
    /** All kinds when it is left out. */
    kind: commaListSchema(brandChangeKind),
  }),
  response: z.object({
    data: z.array(brandChange),
    meta: z.object({
      next_cursor: z.string().nullable(),
      /** Landing pages that are read once a week, and those of them that could not be read the last time. */
      pages: z.object({ watched: z.number().int(), unreadable: z.number().int() }),
    }),
  }),
})

export const listAdChanges = endpoint('GET', '/api/ads/:id/changes', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'What an ad changed in its words, images and link, the newest first',
  params: idParams,
  query: pageQuery,
  response: pageSchema(adChange),
})
