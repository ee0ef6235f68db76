import { z } from 'zod'
import type { ResultRow } from '../../ad-results/result-writer.service.ts'

/** Figures are strings, as `"12.34"`; older answers contain some as numbers. */
const figure = z
  .union([z.string(), z.number()])
  .transform(Number)
  .refine((value) => Number.isFinite(value) && value >= 0 && value <= 1e12)

/** https://developers.facebook.com/docs/marketing-api/reference/ads-action-stats */
const actions = z.array(z.object({ action_type: z.string(), value: figure })).default([])

const day = z.iso.date()

/**
 * The figures of an ad on a day. Figures of events that did not happen are missing.
 * https://developers.facebook.com/docs/marketing-api/reference/adgroup/insights
 */
const insight = z.object({
  ad_id: z.string().min(1).max(100),
  ad_name: z.string().default(''),
  adset_name: z.string().optional(),
  campaign_name: z.string().optional(),
  date_start: day,
  date_stop: day,
  spend: figure.optional(),
  impressions: figure.optional(),
  reach: figure.optional(),
  inline_link_clicks: figure.optional(),
  actions,
  action_values: actions,
  video_thruplay_watched_actions: actions,
  video_p25_watched_actions: actions,
  video_p50_watched_actions: actions,
  video_p75_watched_actions: actions,
  video_p95_watched_actions: actions,
  video_p100_watched_actions: actions,
})
type Insight = z.output<typeof insight>

export const INSIGHT_FIELDS = Object.keys(insight.shape).join(',')

/** A page of an edge; the last page has no `paging.next`. https://developers.facebook.com/docs/graph-api/results */
export const graphPage = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string().min(1).optional() }).optional(), next: z.string().optional() })
    .optional(),
})

export const accountAnswer = z.object({
  name: z.string().default(''),
  currency: z.string().regex(/^[A-Z]{3}$/),
  timezone_name: z.string(),
})

export const reportStarted = z.object({ report_run_id: z.union([z.string(), z.number()]).transform(String) })

/** https://developers.facebook.com/docs/marketing-api/insights/async */
export const reportAnswer = z.object({
  async_status: z.string(),
  async_percent_completion: z.number().default(0),
})

const creativeAnswer = z.object({
  creative: z
    .object({ name: z.string().optional(), image_hash: z.string().optional(), video_id: z.string().optional() })
    .optional(),
})
/** Ads by id, as in the answer of `GET /?ids=1,2`. */
export const adsById = z.record(z.string(), creativeAnswer)
export const videosById = z.record(z.string(), z.object({ title: z.string().optional() }))
export const image = z.object({ hash: z.string(), name: z.string() })

/**
 * Meta reports one purchase under several types. Ads Manager shows the widest of them; the types are never added up.
 * https://developers.facebook.com/docs/marketing-api/reference/ads-action-stats
 */
const PURCHASES = ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase']
/** Plays of at least three seconds. */
const PLAYS_3S = ['video_view']

const MAX_NAME = 400

/** @returns null for a row that is not a daily figure of an ad */
export function toResultRow(said: unknown): ResultRow | null {
  const read = insight.safeParse(said)
  return read.success ? presentRow(read.data) : null
}

function presentRow(row: Insight): ResultRow {
  return {
    adKey: row.ad_id,
    externalId: row.ad_id,
    name: row.ad_name.slice(0, MAX_NAME) || row.ad_id,
    campaignName: row.campaign_name?.slice(0, MAX_NAME) ?? null,
    adSetName: row.adset_name?.slice(0, MAX_NAME) ?? null,
    creativeFile: null,
    day: row.date_start,
    lastDay: row.date_stop,
    breakdown: '',
    totals: {
      spend: row.spend ?? null,
      impressions: row.impressions ?? null,
      reach: row.reach ?? null,
      link_clicks: row.inline_link_clicks ?? null,
      plays_3s: findAction(row.actions, PLAYS_3S),
      thruplays: findAction(row.video_thruplay_watched_actions, PLAYS_3S),
      plays_25: findAction(row.video_p25_watched_actions, PLAYS_3S),
      plays_50: findAction(row.video_p50_watched_actions, PLAYS_3S),
      plays_75: findAction(row.video_p75_watched_actions, PLAYS_3S),
      plays_95: findAction(row.video_p95_watched_actions, PLAYS_3S),
      plays_100: findAction(row.video_p100_watched_actions, PLAYS_3S),
      purchases: findAction(row.actions, PURCHASES),
      revenue: findAction(row.action_values, PURCHASES),
    },
  }
}

function findAction(list: Insight['actions'], types: readonly string[]): number | null {
  const found = types.flatMap((type) => list.filter(({ action_type }) => action_type === type))
  return found[0]?.value ?? null
}
