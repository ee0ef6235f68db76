import { z } from 'zod'

/** The delivery and the results of an ad, summed over days. Null: no file stated the value. */
export const adTotals = z.object({
  spend: z.number().nullable(),
  impressions: z.number().nullable(),
  reach: z.number().nullable().describe('added up day by day'),
  link_clicks: z.number().nullable(),
  plays_3s: z.number().nullable().describe('3-second video plays'),
  thruplays: z.number().nullable(),
  plays_25: z.number().nullable().describe('video plays that reached 25 % of its length'),
  plays_50: z.number().nullable(),
  plays_75: z.number().nullable(),
  plays_95: z.number().nullable(),
  plays_100: z.number().nullable(),
  purchases: z.number().nullable(),
  revenue: z.number().nullable().describe('value of the purchases'),
})
export type AdTotals = z.infer<typeof adTotals>
export type AdTotalName = keyof AdTotals

/** Totals whose figures are looked up by name. */
export function mapTotals(read: (name: AdTotalName) => number | null): AdTotals {
  return {
    spend: read('spend'),
    impressions: read('impressions'),
    reach: read('reach'),
    link_clicks: read('link_clicks'),
    plays_3s: read('plays_3s'),
    thruplays: read('thruplays'),
    plays_25: read('plays_25'),
    plays_50: read('plays_50'),
    plays_75: read('plays_75'),
    plays_95: read('plays_95'),
    plays_100: read('plays_100'),
    purchases: read('purchases'),
    revenue: read('revenue'),
  }
}

export const NO_TOTALS: AdTotals = mapTotals(() => null)

export const adMetricName = z.enum([
  'spend',
  'cpm',
  'hook_rate',
  'hold_rate',
  'completion_rate',
  'ctr',
  'cvr',
  'cpa',
  'roas',
  'frequency',
])
export type AdMetricName = z.infer<typeof adMetricName>

interface AdMetric {
  label: string
  /** The formula in words, for users. */
  formula: string
  unit: 'money' | 'percent' | 'ratio'
  /** The direction that counts as better; null where neither does. */
  better: 'higher' | 'lower' | null
  numerator: AdTotalName
  /** Null: the numerator alone. */
  denominator: AdTotalName | null
  /** The number of denominator units that the metric is stated for. */
  per: number
}

/** The definition of every metric: pages show it, the server computes and sorts by it. */
export const AD_METRICS: Readonly<Record<AdMetricName, AdMetric>> = {
  spend: metric('Spend', 'money', null, 'spend', null, 'Amount spent, added up over the days.'),
  cpm: {
    ...metric('CPM', 'money', 'lower', 'spend', 'impressions', 'Spend ÷ impressions × 1,000.'),
    per: 1000,
  },
  hook_rate: metric('Hook rate', 'percent', 'higher', 'plays_3s', 'impressions', '3-second video plays ÷ impressions.'),
  hold_rate: metric('Hold rate', 'percent', 'higher', 'thruplays', 'plays_3s', 'ThruPlays ÷ 3-second video plays.'),
  completion_rate: metric(
    'Completion rate',
    'percent',
    'higher',
    'plays_100',
    'impressions',
    'Video plays at 100 % ÷ impressions.',
  ),
  ctr: metric('CTR (link)', 'percent', 'higher', 'link_clicks', 'impressions', 'Link clicks ÷ impressions.'),
  cvr: metric('CVR', 'percent', 'higher', 'purchases', 'link_clicks', 'Purchases ÷ link clicks.'),
  cpa: metric('CPA', 'money', 'lower', 'spend', 'purchases', 'Spend ÷ purchases.'),
  roas: metric('ROAS', 'ratio', 'higher', 'revenue', 'spend', 'Purchase value ÷ spend.'),
  frequency: metric(
    'Frequency',
    'ratio',
    null,
    'impressions',
    'reach',
    'Impressions ÷ reach. Reach is added up day by day, so over several days this is the average of a day.',
  ),
}

export const adMetrics = z.record(adMetricName, z.number().nullable())
export type AdMetrics = z.infer<typeof adMetrics>

/** A metric of these totals; null when a part of it is missing or its denominator is zero. */
export function getMetric(name: AdMetricName, totals: AdTotals): number | null {
  const { numerator, denominator, per } = AD_METRICS[name]
  const top = totals[numerator]
  if (denominator === null) {
    return top
  }
  const bottom = totals[denominator]
  return top === null || bottom === null || bottom === 0 ? null : (top / bottom) * per
}

/** All metrics of these totals. */
export function toMetrics(totals: AdTotals): AdMetrics {
  return {
    spend: getMetric('spend', totals),
    cpm: getMetric('cpm', totals),
    hook_rate: getMetric('hook_rate', totals),
    hold_rate: getMetric('hold_rate', totals),
    completion_rate: getMetric('completion_rate', totals),
    ctr: getMetric('ctr', totals),
    cvr: getMetric('cvr', totals),
    cpa: getMetric('cpa', totals),
    roas: getMetric('roas', totals),
    frequency: getMetric('frequency', totals),
  }
}

function metric(
  label: string,
  unit: AdMetric['unit'],
  better: AdMetric['better'],
  numerator: AdTotalName,
  denominator: AdTotalName | null,
  formula: string,
): AdMetric {
  return { label, unit, better, numerator, denominator, formula, per: 1 }
}
