import { z } from 'zod'

/**
 * A page of `ads_archive`. The last one has no `paging.next`; an empty page may have one.
 * https://developers.facebook.com/docs/graph-api/results
 */
export const metaPage = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({
      cursors: z.object({ after: z.string().min(1).optional() }).optional(),
      next: z.string().optional(),
    })
    .optional(),
})

const texts = z.array(z.string()).default([])

/**
 * An ad as Meta's library returns it; every field except the id may be missing.
 * https://developers.facebook.com/docs/graph-api/reference/archived-ad
 */
export const metaAd = z.object({
  id: z.string().min(1),
  ad_creative_bodies: texts,
  ad_creative_link_captions: texts,
  ad_creative_link_titles: texts,
  ad_creative_link_descriptions: texts,
  ad_delivery_start_time: z.string().optional(),
  ad_delivery_stop_time: z.string().optional(),
  ad_snapshot_url: z.string().optional(),
  age_country_gender_reach_breakdown: z.array(z.object({ country: z.string() })).default([]),
  eu_total_reach: z.number().optional(),
  languages: texts,
  page_id: z.string().optional(),
  page_name: z.string().optional(),
  publisher_platforms: texts,
  target_ages: texts,
  target_gender: z.string().optional(),
})
export type MetaAd = z.output<typeof metaAd>

const COMMON_FIELDS = [
  'id',
  'ad_creation_time',
  'ad_creative_bodies',
  'ad_creative_link_captions',
  'ad_creative_link_descriptions',
  'ad_creative_link_titles',
  'ad_delivery_start_time',
  'ad_delivery_stop_time',
  'ad_snapshot_url',
  'age_country_gender_reach_breakdown',
  'beneficiary_payers',
  'eu_total_reach',
  'languages',
  'page_id',
  'page_name',
  'publisher_platforms',
  'target_ages',
  'target_gender',
  'target_locations',
  'total_reach_by_location',
] as const

/** Fields that exist only for ads about politics and issues. */
const POLITICAL_FIELDS = [
  'bylines',
  'currency',
  'delivery_by_region',
  'demographic_distribution',
  'estimated_audience_size',
  'impressions',
  'spend',
] as const

/** The fields to request, as the parameter `fields`. */
export function metaFields(isPolitical: boolean): string {
  return [...COMMON_FIELDS, ...(isPolitical ? POLITICAL_FIELDS : [])].join(',')
}
