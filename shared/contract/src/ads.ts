import { z } from 'zod'
import { gender, spendBand } from './ad-bands.ts'
import { scoreFactors } from './ad-scores.ts'
import { id, timestamp } from './primitives.ts'

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

/**
 * `common`: a source of ours, an administrator or the demo library brought it, and every workspace sees it. `workspace`: the workspace
 * brought it in itself, and it alone sees it.
 */
export const home = z.enum(['common', 'workspace'])
export type Home = z.infer<typeof home>

const brandReference = z.object({ id, name: z.string(), logo_url: z.string().nullable() })
export type BrandReference = z.infer<typeof brandReference>

/** The data that a card of the grid shows. */
export const adSummary = z.object({
  id,
  source: adSource,
  home,
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
  /** When somebody last looked and saw it running, or its source last showed it. */
  last_seen_at: timestamp,
  /** Whether that is no more than two weeks ago: an older active ad may have stopped meanwhile. */
  is_seen_lately: z.boolean(),
  /** From the start to the stop, or while it runs to when it was last seen. */
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
