import { z } from 'zod'
import { adMetricName, adMetrics, adTotals } from './ad-metrics.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { day, id, idParams } from './primitives.ts'

/** How an ad's creative was found; `person`: a user assigned it, and no import changes it. */
export const creativeMatch = z.enum(['id', 'file', 'name', 'person'])
export type CreativeMatch = z.infer<typeof creativeMatch>

/** Frequency went up while CTR fell, with the days on which it was observed. */
export const adFatigue = z.object({
  /** The first day of the fatigued week, or of the period where the file has no daily figures. */
  since: day,
  before: z.object({ from: day, to: day, frequency: z.number(), ctr: z.number() }),
  after: z.object({ from: day, to: day, frequency: z.number(), ctr: z.number() }),
})
export type AdFatigue = z.infer<typeof adFatigue>

export const resultAd = z.object({
  id,
  account_id: id,
  external_id: z.string().nullable(),
  name: z.string(),
  /** Whether another ad of the account has the same name. */
  has_namesake: z.boolean(),
  campaign_name: z.string().nullable(),
  ad_set_name: z.string().nullable(),
  totals: adTotals,
  metrics: adMetrics,
  first_day: day,
  last_day: day,
  fatigue: adFatigue.nullable(),
  creative: z
    .object({ analysis_id: id, name: z.string(), image_url: z.string().nullable(), match: creativeMatch })
    .nullable(),
})
export type ResultAd = z.infer<typeof resultAd>

export const resultDay = z.object({
  day,
  /** The same as `day`, unless the file sums several days in one line. */
  last_day: day,
  totals: adTotals,
  metrics: adMetrics,
})
export type ResultDay = z.infer<typeof resultDay>

const period = z.object({ from: day.optional(), to: day.optional() })

export const resultSort = adMetricName
/** Imported results stay readable: after the plan has ended, and in a plan without the analyzer. */
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const

export const listResultAds = endpoint('GET', '/api/ad-results/ads', {
  ...reading,
  summary: 'Ads of an account by a metric; those below the spend floor, and those without the metric, are left out',
  query: pageQuery.extend({
    ...period.shape,
    account_id: id,
    min_spend: z.coerce.number().min(0).max(1e9).default(0),
    q: z.string().trim().max(100).optional(),
    sort: resultSort.default('spend'),
    order: z.enum(['desc', 'asc']).default('desc'),
    fatigued: z.enum(['0', '1']).default('0'),
  }),
  response: pageSchema(resultAd),
})

export const getResultSummary = endpoint('GET', '/api/ad-results/summary', {
  ...reading,
  summary: 'What an account spent and got in a period, in all and day by day',
  query: z.object({ ...period.shape, account_id: id }),
  response: dataSchema(
    z.object({
      totals: adTotals,
      metrics: adMetrics,
      ads_count: z.number().int(),
      fatigued_count: z.number().int(),
      matched_count: z.number().int(),
      days: z.array(resultDay),
    }),
  ),
})

export const getResultAd = endpoint('GET', '/api/ad-results/ads/:id', {
  ...reading,
  summary: 'An ad with its figures day by day',
  params: idParams,
  response: dataSchema(resultAd.extend({ currency: z.string(), days: z.array(resultDay) })),
})
export type ResultAdDetails = z.infer<typeof getResultAd.response>['data']

export const MAX_COMPARED_ADS = 5

export const compareResultAds = endpoint('GET', '/api/ad-results/comparison', {
  ...reading,
  summary: 'Two or more ads side by side, with their figures day by day',
  query: z.object({
    ids: z
      .string()
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(id).min(2, { message: 'Choose at least two ads.' }).max(MAX_COMPARED_ADS)),
  }),
  response: dataSchema(z.array(resultAd.extend({ currency: z.string(), days: z.array(resultDay) }))),
})

export const setAdCreative = endpoint('PUT', '/api/ad-results/ads/:id/creative', {
  access: 'verified',
  feature: 'creative_analyzer',
  permission: 'analyzer.edit',
  changes: ['ad-results'],
  summary: 'Says which analysed creative an ad shows; null: none of them',
  params: idParams,
  body: z.object({ analysis_id: id.nullable() }),
  response: dataSchema(resultAd),
})

/** The difference in results between ads with an attribute and ads without it. */
export const sharedAttribute = z.object({
  attribute: z.string(),
  label: z.string(),
  with_count: z.number().int(),
  without_count: z.number().int(),
  with_mean: z.number().nullable(),
  without_mean: z.number().nullable(),
  /** Null when there are too few ads for a result. */
  difference: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
})
export type SharedAttribute = z.infer<typeof sharedAttribute>

/** With fewer ads than this on one side there is no result. */
export const MIN_ADS_PER_SIDE = 5

export const listSharedAttributes = endpoint('GET', '/api/ad-results/shared-attributes', {
  ...reading,
  summary:
    'What ads that do well share: the difference that each attribute of their creatives makes, with its 95 % interval',
  query: z.object({
    ...period.shape,
    account_id: id,
    min_spend: z.coerce.number().min(0).max(1e9).default(0),
    metric: adMetricName.exclude(['spend', 'frequency']).default('ctr'),
  }),
  response: z.object({ data: z.array(sharedAttribute), meta: z.object({ ads_count: z.number().int() }) }),
})
