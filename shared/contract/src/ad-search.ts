import { z } from 'zod'
import { adFilters, adSort } from './ad-filters.ts'
import { ad, adSummary } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { idParams } from './primitives.ts'

export const listAds = endpoint('GET', '/api/ads', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'Searches the ad library',
  // Loose: an unknown filter is named in `meta.not_applied` and never silently widens the result.
  query: z.looseObject({
    ...adFilters.shape,
    ...pageQuery.shape,
    sort: adSort.default('newest'),
    /**
     * The largest number of ads of one brand within each stretch of 240 results (500 by relevance); 0 = no cap. Not applied to the filter
     * `brand`, nor to ads without a known advertiser. The ads that the cap holds back are counted in `meta.held_back`.
     */
    per_brand: z.coerce.number().int().min(0).max(100).default(5),
    /** `longest_running` leaves out ads that were not verified in the last 30 days, unless this is `true`. */
    include_unverified: z.stringbool().default(false),
  }),
  response: z.object({
    data: z.array(adSummary),
    meta: z.object({
      next_cursor: z.string().nullable(),
      /** Exact up to 10,000; null on every page but the first, and when counting would delay the page: then `countAds` returns it. */
      total: z.number().int().nullable(),
      total_is_capped: z.boolean(),
      /** Parameters that were sent but not understood, or that contradict the others. */
      not_applied: z.array(z.string()),
      /** How many results the cap per brand held back between the previous page and the end of this one. */
      held_back: z.number().int().default(0),
      /** Whether ads that were not verified recently are left out. */
      leaves_out_unverified: z.boolean().default(false),
    }),
  }),
})

export const countAds = endpoint('GET', '/api/ads/total', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'How many ads a search finds',
  query: z.looseObject({
    ...adFilters.shape,
    sort: adSort.default('newest'),
    include_unverified: z.stringbool().default(false),
  }),
  response: dataSchema(
    z.object({
      /** Exact up to 10,000. */
      total: z.number().int(),
      total_is_capped: z.boolean(),
    }),
  ),
})

export const getAd = endpoint('GET', '/api/ads/:id', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'explore:read',
  summary: 'One ad with everything known about it',
  params: idParams,
  response: dataSchema(ad),
})

export const listSameCreative = endpoint('GET', '/api/ads/:id/same-creative', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'Other ads that show the same image, scaled or compressed anew too; the most alike first',
  params: idParams,
  query: pageQuery,
  response: z.object({
    data: z.array(adSummary),
    meta: z.object({
      next_cursor: z.string().nullable(),
      /** `waiting`: the ad's images are being read. `none`: there are none in our storage, or they show too little. */
      state: z.enum(['compared', 'waiting', 'none']),
    }),
  }),
})

const filterOptions = z.array(z.object({ value: z.string(), ads_count: z.number().int() }))

export const listAdFilterOptions = endpoint('GET', '/api/ads/filter-options', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'explore:read',
  summary: 'The values that occur in the library, most frequent first',
  response: dataSchema(
    z.object({ niches: filterOptions, countries: filterOptions, languages: filterOptions, ctas: filterOptions }),
  ),
})
export type AdFilterOptions = z.infer<typeof listAdFilterOptions.response>['data']
