import { z } from 'zod'
import { ageBand, gender, spendBand, videoLength } from './ad-bands.ts'
import {
  adSource,
  adStatusFilter,
  assetType,
  countryCode,
  languageCode,
  marketTarget,
  pageType,
  platform,
  slug,
  tier,
} from './ads.ts'
import { day, id } from './primitives.ts'

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
