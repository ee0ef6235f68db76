import { z } from 'zod'
import { adSummary, slug } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { hookType } from './image-words.ts'
import { dataSchema } from './pagination.ts'

/** What an ad argues with. An ad can have several angles, or none that its words show. */
export const adAngle = z.enum([
  'problem',
  'result',
  'social_proof',
  'authority',
  'price',
  'urgency',
  'novelty',
  'convenience',
  'quality',
  'guarantee',
  'sustainability',
  'comparison',
])
export type AdAngle = z.infer<typeof adAngle>

export const adOffer = z.enum([
  'percent_off',
  'money_off',
  'free_shipping',
  'free_trial',
  'gift',
  'multi_buy',
  'giveaway',
])
export type AdOffer = z.infer<typeof adOffer>

export const sayingKind = z.enum(['hook', 'angle', 'offer'])
export type SayingKind = z.infer<typeof sayingKind>

/** What a niche can say, by its kind. */
export const SAYINGS = { hook: hookType.options, angle: adAngle.options, offer: adOffer.options } as const

/** Below so many judged ads, nothing is said about shares. */
export const FEWEST_JUDGED_ADS = 30

/** The months of which shares are told, the current one included, and as many before them for comparison. */
export const COMPARED_MONTHS = 3

/** All ads of the library, in a niche or not. */
export const ALL_NICHES = 'all'

/**
 * `new`: clearly more brands than in the months before. `everybody`: most brands. `nobody`: almost no brand. `some`: none of these.
 * `too_few`: too few ads were judged to say anything.
 */
export const saturation = z.enum(['new', 'everybody', 'some', 'nobody', 'too_few'])
export type Saturation = z.infer<typeof saturation>

const monthlyShare = z.object({
  /** `2026-11`, in UTC. */
  month: z.string(),
  ads_count: z.number().int(),
  brands_count: z.number().int(),
  /** Of the brands whose ads of this month were judged; null when fewer than `FEWEST_JUDGED_ADS` were. */
  share: z.number().min(0).max(1).nullable(),
})

export const saying = z.object({
  kind: sayingKind,
  value: z.string(),
  saturation,
  /** Ads that started in the last `COMPARED_MONTHS` months. */
  ads_count: z.number().int(),
  /** The share of the brands that say it, averaged over these months; null with too few ads. */
  share: z.number().min(0).max(1).nullable(),
  /** The same of the months before them. */
  share_before: z.number().min(0).max(1).nullable(),
  /** Oldest first, twice `COMPARED_MONTHS`. */
  months: z.array(monthlyShare),
})
export type Saying = z.infer<typeof saying>

const niche = slug.default(ALL_NICHES)

export const getNicheSayings = endpoint('GET', '/api/ad-angles', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary:
    'The hooks, angles and offers of a niche, by the words of its ads: what is new, what everybody says, what nobody says',
  query: z.object({ niche }),
  response: dataSchema(
    z.object({
      /** Ads that started in the last `COMPARED_MONTHS` months and whose words were judged. */
      judged_ads: z.number().int(),
      /** Ads of these months in languages that are not judged, or with too few words. */
      not_judged_ads: z.number().int(),
      /** Null until the niche was counted. */
      counted_at: z.iso.datetime().nullable(),
      /** Every hook, angle and offer. */
      sayings: z.array(saying),
    }),
  ),
})
export type NicheSayings = z.infer<typeof getNicheSayings.response>['data']

export const listSayingAds = endpoint('GET', '/api/ad-angles/ads', {
  access: 'verified',
  feature: 'explore_pages',
  scope: 'explore:read',
  summary: 'The latest ads of a niche that say something, at most 24 of each of the last three months',
  query: z.object({ niche, kind: sayingKind, value: z.string().max(40) }),
  response: dataSchema(z.array(adSummary)),
})
