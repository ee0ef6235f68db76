import { z } from 'zod'
import { commaListSchema } from './ad-filters.ts'
import { home, slug } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { pageSchema, pageQuery } from './pagination.ts'
import { id, idParams } from './primitives.ts'

export const brandSummary = z.object({
  id,
  home,
  name: z.string(),
  logo_url: z.string().nullable(),
  ads_count: z.number().int(),
})
export type BrandSummary = z.infer<typeof brandSummary>

export const listBrands = endpoint('GET', '/api/brands', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'explore:read',
  summary: 'The brands of the ad library by name',
  query: pageQuery.extend({
    /** Part of the name, in any case. */
    q: z.string().max(100, { message: 'Use at most 100 characters.' }).optional(),
    /** Only brands with an ad in one of these niches. */
    niche: commaListSchema(slug),
    /** Only these brands. */
    id: commaListSchema(id),
  }),
  response: pageSchema(brandSummary),
})

export const followBrand = endpoint('PUT', '/api/brands/:id/follow', {
  access: 'verified',
  permission: 'brands.follow',
  feature: ['explore_pages', 'brand_spy'],
  scope: 'explore:write',
  changes: ['followed-brands'],
  errors: ['spy_limit_reached'],
  summary: 'Follows a brand, as many as the plan allows; following twice is following once',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const unfollowBrand = endpoint('DELETE', '/api/brands/:id/follow', {
  access: 'verified',
  permission: 'brands.follow',
  feature: ['explore_pages', 'brand_spy'],
  scope: 'explore:write',
  changes: ['followed-brands'],
  summary: 'Stops following a brand; one that is not followed stays so',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
