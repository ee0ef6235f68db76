import { listBrandChanges } from '@marquee/contract/brand-changes'
import { brandOverview, exploreBrands, getBrandOverview, getBrandPatterns } from '@marquee/contract/brand-insights'
import type { BrandOverview } from '@marquee/contract/brand-insights'
import { listSpiedBrands, spiedBrand } from '@marquee/contract/brand-spy'
import { followBrand, unfollowBrand } from '@marquee/contract/brands'
import { getWeeklyWatch, weeklyWatch } from '@marquee/contract/weekly-watch'
import { z } from 'zod'
import type { Site } from '../site.ts'
import { defineTool } from '../tool.ts'
import { adOutput, presentAd } from './ad-output.ts'
import { brandChangeOutput, presentBrandChange } from './brand-change-output.ts'
import { nextCursor } from './page-output.ts'

/** How many entries of each part of a report are returned. */
const MOST_ENTRIES = 15

/** A brand has named itself. */
const named = { advertiser_text: z.object({ name: z.string() }) }

const nameApart = <Brand extends { name: string }>({ name, ...brand }: Brand) => ({
  ...brand,
  advertiser_text: { name },
})

const brandOutput = brandOverview.omit({ logo_url: true, name: true }).extend({ ...named, page_url: z.string() })

function presentBrand(brand: BrandOverview, site: Site): z.input<typeof brandOutput> {
  return { ...nameApart(brand), page_url: site.toBrandPage(brand.id) }
}

const count = { ads_count: z.number().int(), active_ads: z.number().int() }

const followState = z.object({ brand_id: z.string(), is_followed: z.boolean() })

export const brandTools = [
  defineTool({
    name: 'list_brands',
    title: 'List brands',
    description:
      'Finds brands of the ad library by a part of the name or by niche, with what they do: active ads, launches of the last 7 and 30 days, formats, longest run. Use it to find the id of a brand, or the most active brands of a niche.',
    endpoint: exploreBrands,
    explained: {
      q: 'A part of the name, in any case.',
      niche: 'Niches as list_ad_filters writes them.',
      followed: 'Only brands that the workspace follows.',
    },
    output: z.object({ brands: z.array(brandOutput), ...nextCursor, total: z.number().int().nullable() }),
    present: ({ data, meta }, { site }) => ({ brands: data.map((brand) => presentBrand(brand, site)), ...meta }),
  }),
  defineTool({
    name: 'get_brand',
    title: 'Get a brand',
    description:
      'Returns one brand with the figures of its ads. Its ads are found by search_ads with the argument brand, what it repeats by get_brand_patterns.',
    endpoint: getBrandOverview,
    renamed: { id: 'brand_id' },
    output: brandOutput,
    present: ({ data }, { site }) => presentBrand(data, site),
    listLinks: ({ data }, site) => [
      { uri: site.toBrandPage(data.id), name: 'The brand in Marquee', mimeType: 'text/html' },
    ],
  }),
  defineTool({
    name: 'get_brand_patterns',
    title: 'Get what a brand repeats',
    description:
      'Returns the opening lines, landing pages, calls to action and platforms that a brand uses most, with the number of ads. Use it to compare how brands advertise.',
    endpoint: getBrandPatterns,
    renamed: { id: 'brand_id' },
    output: z.object({
      hooks: z.array(z.object({ advertiser_text: z.string(), ...count })),
      landing_pages: z.array(z.object({ address: z.string(), page_type: z.string().nullable(), ...count })),
      ctas: z.array(z.object({ type: z.string(), ...count })),
      platforms: z.array(z.object({ platform: z.string(), ...count })),
    }),
    present: ({ data }) => ({
      ...data,
      hooks: data.hooks.map(({ text, ...hook }) => ({ ...hook, advertiser_text: text })),
    }),
  }),
  defineTool({
    name: 'list_followed_brands',
    title: 'List followed brands',
    description:
      'Returns the brands that the workspace follows, with what they launched lately, and how many more the plan allows to follow.',
    endpoint: listSpiedBrands,
    explained: { q: 'A part of the name, in any case.' },
    output: z.object({
      brands: z.array(
        spiedBrand
          .pick({
            id: true,
            website: true,
            followed_at: true,
            folder: true,
            is_favorite: true,
            active_ads: true,
            ads_count: true,
            launched_7d: true,
            launched_30d: true,
          })
          .extend(named),
      ),
      ...nextCursor,
      followed: z.number().int(),
      limit: z.number().int(),
    }),
    present: ({ data, meta }) => ({ brands: data.map(nameApart), ...meta }),
  }),
  defineTool({
    name: 'list_brand_changes',
    title: 'List what a brand changed',
    description:
      'Returns what a followed brand changed in its ads and landing pages, before and after, the newest first. Follow the brand first.',
    endpoint: listBrandChanges,
    renamed: { id: 'brand_id' },
    output: z.object({ changes: z.array(brandChangeOutput), ...nextCursor }),
    present: ({ data, meta }) => ({ changes: data.map(presentBrandChange), ...meta }),
  }),
  defineTool({
    name: 'get_weekly_report',
    title: 'Get the weekly report',
    description:
      'Returns what the followed brands launched, stopped and used again within seven days. Use it for "what is new at our competitors".',
    endpoint: getWeeklyWatch,
    explained: { until: 'The last of the seven days, as 2026-03-09. Default: today.' },
    output: weeklyWatch.pick({ first_day: true, last_day: true, started: true, stopped: true, reused: true }).extend({
      brands: z.array(weeklyWatch.shape.brands.element.omit({ logo_url: true, name: true }).extend(named)),
      new_ads: z.array(adOutput),
      stopped_ads: z.array(z.object({ ad: adOutput, ran_days: z.number().int() })),
    }),
    present: ({ data }, { site }) => ({
      ...data,
      brands: data.brands.slice(0, MOST_ENTRIES).map(nameApart),
      new_ads: data.new_ads.map((ad) => presentAd(ad, site)),
      stopped_ads: data.stopped_ads.map(({ ad, ran_days }) => ({ ad: presentAd(ad, site), ran_days })),
    }),
  }),
  defineTool({
    name: 'follow_brand',
    title: 'Follow a brand',
    description:
      'Follows a brand in the brand spy of the workspace: its launches and changes are reported from now on. It takes one of the places that the plan has.',
    endpoint: followBrand,
    renamed: { id: 'brand_id' },
    output: followState,
    present: (_, { args }) => ({ brand_id: String(args.brand_id), is_followed: true }),
  }),
  defineTool({
    name: 'unfollow_brand',
    title: 'Stop following a brand',
    description: 'Stops following a brand for the whole workspace. Ask the user first.',
    endpoint: unfollowBrand,
    renamed: { id: 'brand_id' },
    output: followState,
    present: (_, { args }) => ({ brand_id: String(args.brand_id), is_followed: false }),
  }),
]
