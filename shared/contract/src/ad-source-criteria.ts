import { z } from 'zod'
import { countryCode, languageCode } from './ads.ts'
import { day } from './primitives.ts'

export const sourceProvider = z.enum(['meta', 'tiktok'])
export type SourceProvider = z.infer<typeof sourceProvider>

const numericId = z.string().regex(/^[1-9]\d{0,18}$/, { message: 'Use the number of the page or account.' })

function searchTerm(max: number) {
  return z
    .string()
    .trim()
    .max(max, { message: `Use at most ${max} characters.` })
    .default('')
}

/** The platforms that Meta's API can be queried for. */
export const metaPlatforms = ['facebook', 'instagram', 'audience_network', 'messenger', 'threads', 'whatsapp'] as const

/**
 * The query options of Meta's Ad Library API, with its own limits.
 * https://developers.facebook.com/docs/graph-api/reference/ads_archive/
 */
export const metaCriteria = z
  .object({
    provider: z.literal('meta'),
    search_terms: searchTerm(100),
    search_type: z.enum(['keyword_unordered', 'keyword_exact_phrase']).default('keyword_unordered'),
    page_ids: z.array(numericId).max(10, { message: 'Use at most 10 pages.' }).default([]),
    countries: z
      .array(countryCode)
      .min(1, { message: 'Choose at least one country.' })
      .max(50, { message: 'Choose at most 50 countries.' }),
    ad_type: z
      .enum(['all', 'political_and_issue_ads', 'employment_ads', 'housing_ads', 'financial_products_and_services_ads'])
      .default('all'),
    active_status: z.enum(['active', 'inactive', 'all']).default('active'),
    media_type: z.enum(['all', 'image', 'meme', 'video', 'none']).default('all'),
    platforms: z.array(z.enum(metaPlatforms)).default([]),
    languages: z.array(languageCode).max(20, { message: 'Use at most 20 languages.' }).default([]),
    delivered_from: day.nullable().default(null),
    delivered_until: day.nullable().default(null),
  })
  .refine(({ search_terms, page_ids }) => search_terms !== '' || page_ids.length > 0, {
    path: ['search_terms'],
    message: 'Enter words to search for, or pages.',
  })
  .refine(({ delivered_from: from, delivered_until: until }) => from === null || until === null || from <= until, {
    path: ['delivered_until'],
    message: 'The last day of delivery must not be before the first one.',
  })

/** The first day that TikTok's library covers. */
export const TIKTOK_FIRST_DAY = '2022-10-02'

/**
 * The query options of TikTok's Commercial Content API, with its own limits. A search for words ignores accounts.
 * https://developers.tiktok.com/doc/commercial-content-api-query-ads
 */
export const tiktokCriteria = z
  .object({
    provider: z.literal('tiktok'),
    search_term: searchTerm(50),
    search_type: z.enum(['exact_phrase', 'fuzzy_phrase']).default('exact_phrase'),
    advertiser_ids: z.array(numericId).max(50, { message: 'Use at most 50 accounts.' }).default([]),
    /** Null: all countries. */
    country: countryCode.nullable().default(null),
    published_from: day.refine((value) => value >= TIKTOK_FIRST_DAY, {
      message: 'TikTok’s library begins after October 1, 2022.',
    }),
    /** Null: until the day of the crawl. */
    published_until: day.nullable().default(null),
  })
  .refine(({ search_term, advertiser_ids }) => search_term !== '' || advertiser_ids.length > 0, {
    path: ['search_term'],
    message: 'Enter words to search for, or accounts.',
  })
  .refine(({ search_term, advertiser_ids }) => search_term === '' || advertiser_ids.length === 0, {
    path: ['advertiser_ids'],
    message: 'TikTok ignores accounts when it searches for words. Use one of both.',
  })
  .refine(({ published_from: from, published_until: until }) => until === null || from <= until, {
    path: ['published_until'],
    message: 'The last day of publishing must not be before the first one.',
  })

export const sourceCriteria = z.discriminatedUnion('provider', [metaCriteria, tiktokCriteria])
export type SourceCriteria = z.output<typeof sourceCriteria>
export type MetaCriteria = z.output<typeof metaCriteria>
export type TikTokCriteria = z.output<typeof tiktokCriteria>

const secret = z
  .string()
  .trim()
  .min(8, { message: 'This is too short.' })
  .max(1000, { message: 'Use at most 1,000 characters.' })
  .regex(/^[\x21-\x7e]+$/, { message: 'Copy it without spaces.' })

/** The credentials of a source. They are sent once, kept encrypted, and never returned again. */
export const sourceCredentials = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('meta'), access_token: secret }),
  z.object({ provider: z.literal('tiktok'), client_key: secret, client_secret: secret }),
])
export type SourceCredentials = z.output<typeof sourceCredentials>
