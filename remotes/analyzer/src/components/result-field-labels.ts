import type { ResultField } from '@marquee/contract/result-imports'

export const RESULT_FIELD_LABELS: Readonly<Record<ResultField, string>> = {
  ad_name: 'Ad name',
  ad_id: 'Ad ID',
  day: 'Day',
  first_day: 'First day of a period',
  last_day: 'Last day of a period',
  spend: 'Amount spent',
  impressions: 'Impressions',
  reach: 'Reach',
  frequency: 'Frequency',
  link_clicks: 'Link clicks',
  plays_3s: '3-second video plays',
  thruplays: 'ThruPlays',
  purchases: 'Purchases',
  revenue: 'Purchase value',
  roas: 'ROAS',
  campaign_name: 'Campaign',
  ad_set_name: 'Ad set',
  creative_file: 'File of the creative',
  currency: 'Currency',
}
