import { z } from 'zod'
import { commaListSchema } from './ad-filters.ts'
import { home, pageType, platform, slug } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { day, id, idParams } from './primitives.ts'

/** The number of ads of each kind as a viewer sees it, over all ads ever seen of the brand. */
const formatCounts = z.object({
  image: z.number().int(),
  video: z.number().int(),
  carousel: z.number().int(),
  text: z.number().int(),
})
export type FormatCounts = z.infer<typeof formatCounts>

/** A brand with figures of its ads. The figures are those of the last count, within seconds of a change. */
export const brandOverview = z.object({
  id,
  home,
  name: z.string(),
  logo_url: z.string().nullable(),
  category: z.string().nullable(),
  website: z.string().nullable(),
  /** The three most frequent ones. */
  niches: z.array(z.string()),
  ads_count: z.number().int(),
  active_ads: z.number().int(),
  /** Ads that started in the last 7 and 30 days, today included. */
  launched_7d: z.number().int(),
  launched_30d: z.number().int(),
  formats: formatCounts,
  /** The number of days that the brand's longest running ad ran, or has run so far. */
  longest_run_days: z.number().int(),
  is_followed: z.boolean(),
})
export type BrandOverview = z.infer<typeof brandOverview>

export const brandSort = z.enum(['active', 'launched_7d', 'launched_30d', 'longest_run', 'ads', 'name'])
export type BrandSort = z.infer<typeof brandSort>

export const exploreBrands = endpoint('GET', '/api/brands/overviews', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'The brands of the ad library with what they do: active ads, launches, formats, longest run',
  query: pageQuery.extend({
    /** Part of the name, in any case. */
    q: z.string().max(100, { message: 'Use at most 100 characters.' }).optional(),
    /** Only brands with an ad in one of these niches. */
    niche: commaListSchema(slug),
    /** Only brands that the workspace follows. */
    followed: z.literal('only').optional(),
    /** The highest figure first; names from A to Z. */
    sort: brandSort.default('active'),
  }),
  response: z.object({
    data: z.array(brandOverview),
    meta: z.object({
      next_cursor: z.string().nullable(),
      /** Null on every page but the first. */
      total: z.number().int().nullable(),
    }),
  }),
})

export const getBrandOverview = endpoint('GET', '/api/brands/:id', {
  access: 'verified',
  feature: ['explore_pages', 'brand_spy'],
  scope: 'explore:read',
  summary: 'One brand with what its ads say about it',
  params: idParams,
  response: dataSchema(brandOverview),
})

/** A brand's ads on one day, in UTC. */
export const brandDay = z.object({
  date: day,
  /** Ads that ran at some time of the day. */
  active: z.number().int(),
  /** Ads that had stopped before it. */
  inactive: z.number().int(),
  launched: z.number().int(),
  /** Ads that ran for the last time. */
  stopped: z.number().int(),
  /** Counted among the active ads. */
  image: z.number().int(),
  video: z.number().int(),
  carousel: z.number().int(),
})
export type BrandDay = z.infer<typeof brandDay>

/** The longest range of a timeline, in days. */
export const MOST_BRAND_DAYS = 730

export const getBrandTimeline = endpoint('GET', '/api/brands/:id/days', {
  access: 'verified',
  feature: ['explore_pages', 'brand_spy'],
  scope: 'explore:read',
  summary: 'What a brand launched and stopped, day by day until today',
  params: idParams,
  query: z.object({ days: z.coerce.number().int().min(7).max(MOST_BRAND_DAYS).default(90) }),
  response: dataSchema(z.array(brandDay)),
})

const share = z.object({ ads_count: z.number().int(), active_ads: z.number().int() })

export const getBrandPatterns = endpoint('GET', '/api/brands/:id/patterns', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'What a brand repeats: opening lines, landing pages, calls to action, platforms; the most frequent first',
  params: idParams,
  response: dataSchema(
    z.object({
      /** The first line that viewers read or hear, word for word. */
      hooks: z.array(share.extend({ text: z.string() })),
      /** Addresses without query and fragment. */
      landing_pages: z.array(share.extend({ address: z.string(), page_type: pageType.nullable() })),
      ctas: z.array(share.extend({ type: z.string() })),
      platforms: z.array(share.extend({ platform })),
    }),
  ),
})
export type BrandPatterns = z.infer<typeof getBrandPatterns.response>['data']
