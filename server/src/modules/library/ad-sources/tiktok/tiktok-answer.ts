import { z } from 'zod'

/** A client access token. https://developers.tiktok.com/doc/client-access-token-management */
export const tiktokToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** The answer of the token endpoint when it fails. https://developers.tiktok.com/doc/oauth-error-handling */
export const tiktokTokenFailure = z.object({ error: z.string(), error_description: z.string().default('') })

/** https://developers.tiktok.com/doc/tiktok-api-v2-error-handling */
export const tiktokFailure = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) })

/** The documentation's example writes the boolean as text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

export const tiktokPage = z.object({
  data: z.object({
    ads: z.array(z.unknown()).default([]),
    has_more: flag.default(false),
    search_id: z.union([z.string(), z.number().transform(String)]).optional(),
  }),
})

/** Ids are 64 bits wide and are sent as numbers; ids that exceed the range of a number are read as text. */
const wideId = z.union([z.string().min(1), z.number().int().transform(String)])
/** A day as 20210101, as a number or as text. */
const compactDay = z.union([z.number().int().transform(String), z.string()])

/**
 * An ad as TikTok's library returns it. The documentation spells `reach` and `business_id` in two ways.
 * https://developers.tiktok.com/doc/commercial-content-api-query-ads
 */
export const tiktokAd = z.object({
  ad: z.object({
    id: wideId,
    first_shown_date: compactDay.optional(),
    last_shown_date: compactDay.optional(),
    status: z.string().optional(),
    videos: z.array(z.object({ url: z.string() })).default([]),
    image_urls: z.array(z.string()).default([]),
    reach: z.object({ unique_users_seen: z.string().optional(), unique_user_seen: z.string().optional() }).optional(),
  }),
  advertiser: z
    .object({
      business_id: wideId.optional(),
      buisness_id: wideId.optional(),
      business_name: z.string().optional(),
    })
    .default({}),
})
export type TikTokAd = z.output<typeof tiktokAd>

/** The fields to request, as the parameter `fields`. */
export const TIKTOK_FIELDS = [
  'ad.id',
  'ad.first_shown_date',
  'ad.last_shown_date',
  'ad.status',
  'ad.status_statement',
  'ad.videos',
  'ad.image_urls',
  'ad.reach',
  'advertiser.business_id',
  'advertiser.business_name',
  'advertiser.paid_for_by',
].join(',')
