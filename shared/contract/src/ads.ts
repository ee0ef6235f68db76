import { z } from 'zod'
import { ageBand, gender, spendBand, videoLength } from './ad-bands.ts'
import { scoreFactors } from './ad-scores.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { day, id, idParams, timestamp } from './primitives.ts'

export const adSource = z.enum(['meta', 'tiktok', 'google', 'linkedin', 'extension', 'upload', 'demo'])
export type AdSource = z.infer<typeof adSource>
export const platforms = [
  'facebook',
  'instagram',
  'audience_network',
  'messenger',
  'threads',
  'whatsapp',
  'tiktok',
  'youtube',
  'linkedin',
  'google',
  'snapchat',
  'pinterest',
  'reddit',
  'x',
] as const
export const platform = z.enum(platforms)
export type Platform = z.infer<typeof platform>

/** `unknown`: the source does not say whether the ad runs. */
export const adStatus = z.enum(['active', 'inactive', 'unknown'])
export type AdStatus = z.infer<typeof adStatus>
/** The statuses that a search can filter by: an ad of unknown status matches neither. */
export const adStatusFilter = adStatus.exclude(['unknown'])
export const assetType = z.enum(['image', 'video', 'carousel', 'text'])
export type AssetType = z.infer<typeof assetType>
export const displayFormat = z.enum(['image', 'video', 'carousel', 'text', 'dco', 'dpa'])
export const marketTarget = z.enum(['b2b', 'b2c'])
export const pageType = z.enum([
  'product',
  'collection',
  'home',
  'advertorial',
  'listicle',
  'quiz',
  'lead_form',
  'app_store',
  'video_sales_letter',
  'other',
])
export const tiers = ['testing', 'scaling', 'growing', 'optimized', 'winning'] as const
export const tier = z.enum(tiers)
export type Tier = z.infer<typeof tier>

/** The lowest performance score of each tier. */
export const TIER_FLOORS: Readonly<Record<Tier, number>> = {
  testing: 1,
  scaling: 41,
  growing: 61,
  optimized: 81,
  winning: 91,
}

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, { message: 'Use two-letter country codes such as US.' })
/** ISO 639-1, lower case. */
export const languageCode = z.string().regex(/^[a-z]{2}$/, { message: 'Use two-letter language codes such as en.' })
/** A niche or call to action in the library's own spelling: lower case words joined by `_`. */
export const slug = z.string().regex(/^[a-z0-9_]{1,60}$/, { message: 'Use lower case letters, digits and _.' })

export const media = z.object({
  id,
  kind: z.enum(['image', 'video']),
  width: z.number().int(),
  height: z.number().int(),
  duration_s: z.number().nullable(),
  /** `file`: `url` is the video. `preview`: a short video is rendered on request. `none`: there are only images. */
  playback: z.enum(['file', 'preview', 'none']),
  /** Full size. */
  url: z.string(),
  /** The same image in several widths (px), for `srcset`. */
  sources: z.array(z.object({ width: z.number().int(), url: z.string() })),
  /** Dominant colours, `#rrggbb`, strongest first. */
  palette: z.array(z.string()),
})
export type Media = z.infer<typeof media>

const brandReference = z.object({ id, name: z.string(), logo_url: z.string().nullable() })
export type BrandReference = z.infer<typeof brandReference>

/** The data that a card of the grid shows. */
export const adSummary = z.object({
  id,
  source: adSource,
  /** Null when the advertiser is not known. */
  brand: brandReference.nullable(),
  platforms: z.array(platform),
  status: adStatus,
  asset_type: assetType,
  title: z.string().nullable(),
  body: z.string(),
  cta_type: z.string().nullable(),
  cta_text: z.string().nullable(),
  landing_page: z.string().nullable(),
  started_at: timestamp.nullable(),
  stopped_at: timestamp.nullable(),
  days_active: z.number().int().nullable(),
  /** How many ads share the creative: the source's count, or else the ads of the brand with the same words or image. */
  variations_count: z.number().int(),
  /** Null when too few factors are known, and until the ad is scored. */
  performance_score: z.number().int().nullable(),
  /** How many of the SCORE_FACTORS factors are known; null until the ad is scored. */
  known_factors: z.number().int().nullable(),
  tier: tier.nullable(),
  media: z.array(media),
  is_saved: z.boolean(),
})
export type AdSummary = z.infer<typeof adSummary>

/** The transcript of a video, in its order. */
export const transcript = z.array(z.object({ start_s: z.number(), end_s: z.number(), text: z.string() }))
export type Transcript = z.infer<typeof transcript>

export const ad = adSummary.extend({
  external_id: z.string(),
  countries: z.array(z.string()),
  languages: z.array(z.string()),
  niches: z.array(z.string()),
  market_target: marketTarget.nullable(),
  display_format: displayFormat,
  link_description: z.string().nullable(),
  hook_text: z.string().nullable(),
  page_type: pageType.nullable(),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
  verified_at: timestamp.nullable(),
  /** Null until the ad is scored. */
  score_factors: scoreFactors.nullable(),
  eu_total_reach: z.number().int().nullable(),
  age_min: z.number().int().nullable(),
  age_max: z.number().int().nullable(),
  gender: gender.nullable(),
  /** Null when the reach of the ad is not known. */
  spend_band: spendBand.nullable(),
  cards: z.array(
    z.object({ title: z.string(), body: z.string(), landing_page: z.string().nullable(), media_id: id.nullable() }),
  ),
  /** Empty when there is no transcript. */
  transcript,
  library_url: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Ad = z.infer<typeof ad>

/** Several values in one parameter: `platform=facebook,tiktok`. */
export function commaListSchema<T extends z.ZodType<string, string>>(item: T) {
  return z
    .union([z.string().transform((joined) => joined.split(',').filter((part) => part !== '')), z.array(z.string())])
    .pipe(z.array(item).max(50, { message: 'Choose at most 50 values.' }))
    .optional()
}

export const adSort = z.enum(['newest', 'oldest', 'longest_running', 'most_reused', 'relevance', 'reach'])
export type AdSort = z.infer<typeof adSort>

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max).optional()

const MOST_USERS = 1_000_000_000

/** The filters of Explore, as written in the page's address and in the API's query. */
export const adFilters = z.object({
  /** Words of the ad, or words that its video says: joined by AND; `"exact phrase"`; `-not`. */
  q: z.string().max(300, { message: 'Use at most 300 characters.' }).optional(),
  platform: commaListSchema(platform),
  format: commaListSchema(assetType),
  status: adStatusFilter.optional(),
  niche: commaListSchema(slug),
  country: commaListSchema(countryCode),
  language: commaListSchema(languageCode),
  cta: commaListSchema(slug),
  market: marketTarget.optional(),
  page_type: commaListSchema(pageType),
  tier: commaListSchema(tier),
  video_length: commaListSchema(videoLength),
  age: commaListSchema(ageBand),
  gender: commaListSchema(gender),
  spend: commaListSchema(spendBand),
  /** Where the library has the ad from; `extension`: also the ads that the workspace captured, from any source. */
  source: commaListSchema(adSource),
  brand: id.optional(),
  not_brand: commaListSchema(id),
  /** Only brands that the workspace follows. */
  followed: z.literal('only').optional(),
  /** Only ads with a transcript: of their source, or of the workspace. */
  transcript: z.literal('only').optional(),
  started_after: day.optional(),
  started_before: day.optional(),
  seen_after: day.optional(),
  seen_before: day.optional(),
  /** The number of days that the ad has run. */
  min_days: wholeNumber(1, 10_000),
  max_days: wholeNumber(1, 10_000),
  /** The number of the brand's ads that share the creative. */
  min_variations: wholeNumber(1, 10_000),
  /** The number of the brand's ads that run now. */
  min_brand_ads: wholeNumber(1, 1_000_000),
  max_brand_ads: wholeNumber(0, 1_000_000),
  /** The number of people in the EU who saw the ad. */
  min_reach: wholeNumber(1, MOST_USERS),
  max_reach: wholeNumber(1, MOST_USERS),
})
export type AdFilters = z.infer<typeof adFilters>

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
