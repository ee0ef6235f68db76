import { z } from 'zod'
import { adFilters, adSort } from './ad-filters.ts'
import { endpoint } from './endpoint.ts'

/** The filters whose choices are counted. */
export const adFacets = [
  'platform',
  'format',
  'status',
  'niche',
  'country',
  'language',
  'cta',
  'market',
  'page_type',
  'tier',
  'video_length',
  'age',
  'gender',
  'spend',
  'source',
] as const
export const adFacet = z.enum(adFacets)
export type AdFacet = z.infer<typeof adFacet>

export const countAdFacets = endpoint('GET', '/api/ads/facet-counts', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'How many ads of a search each choice of its filters would show',
  query: z.looseObject({
    ...adFilters.shape,
    sort: adSort.default('newest'),
    include_unverified: z.stringbool().default(false),
  }),
  response: z.object({
    data: z.array(
      z.object({
        facet: adFacet,
        /** Counted in a random sample and rounded; otherwise every ad was counted. */
        is_estimate: z.boolean(),
        /** Most frequent first; the facet's own filter does not reduce its counts. A missing value occurs in no counted ad. */
        values: z.array(z.object({ value: z.string(), ads_count: z.number().int() })),
      }),
    ),
  }),
})
export type AdFacetCounts = z.infer<typeof countAdFacets.response>['data'][number]
