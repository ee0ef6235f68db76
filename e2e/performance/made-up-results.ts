import { DAY_MS } from '../../server/src/platform/clock.ts'

/** Days of each ad. */
const DAYS = 200

/** What the columns of {@link makeUpResults} hold. */
export const RESULT_MAPPING = {
  Day: 'day',
  'Ad name': 'ad_name',
  'Ad ID': 'ad_id',
  'Amount spent (USD)': 'spend',
  Impressions: 'impressions',
  Reach: 'reach',
  'Link clicks': 'link_clicks',
  ThruPlays: 'thruplays',
  Purchases: 'purchases',
  'Purchases conversion value': 'revenue',
} as const

/** Ads with a line for each of 200 days before a moment, as CSV in the shape that Ads Manager writes. */
export function makeUpResults(rows: number, now: Date): string {
  const lines = [Object.keys(RESULT_MAPPING).join(',')]
  for (let index = 0; index < rows; index += 1) {
    const ad = Math.floor(index / DAYS)
    const day = new Date(now.getTime() - ((index % DAYS) + 1) * DAY_MS).toISOString().slice(0, 10)
    const impressions = 1000 + ((index * 37) % 9000)
    lines.push(
      `${day},Ad ${ad},12021000000${100_000 + ad},"1,${String(index % 1000).padStart(3, '0')}.50",${impressions},${Math.round(impressions * 0.8)},${index % 90},${index % 300},${index % 7},${(index % 7) * 35}`,
    )
  }
  return `${lines.join('\n')}\n`
}
