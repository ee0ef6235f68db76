import { z } from 'zod'
import { listOf, slug } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './pagination.ts'
import { id } from './primitives.ts'

export const brandSummary = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  ads_count: z.number().int(),
})
export type BrandSummary = z.infer<typeof brandSummary>

export const listBrands = endpoint('GET', '/api/brands', {
  access: 'verified',
  summary: 'The brands of the ad library by name',
  query: pageQuery.extend({
    /** Part of the name, in any case. */
    q: z.string().max(100, { message: 'Use at most 100 characters.' }).optional(),
    /** Only brands with an ad in one of these niches. */
    niche: listOf(slug),
  }),
  response: pageOf(brandSummary),
})
