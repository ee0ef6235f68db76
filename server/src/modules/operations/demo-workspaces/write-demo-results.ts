import { DAY_MS } from '../../../platform/clock.ts'

const DAYS = 28
const COLUMNS = [
  'Day',
  'Ad name',
  'Ad ID',
  'Campaign name',
  'Amount spent (USD)',
  'Impressions',
  'Reach',
  'Link clicks',
  '3-second video plays',
  'ThruPlays',
  'Video plays at 25%',
  'Video plays at 50%',
  'Video plays at 75%',
  'Video plays at 95%',
  'Video plays at 100%',
  'Purchases',
  'Purchases conversion value',
]

interface DemoAd {
  name: string
  impressions: number
  /** As a share of impressions. */
  clickRate: number
  /** As a share of link clicks. */
  purchaseRate: number
  /** As a share of impressions; null for an image. */
  hookRate: number | null
  /** In the second half of the period the same audience sees the ad again and clicks less. */
  isFatigued?: boolean
}

const ADS: readonly DemoAd[] = [
  { name: 'Serum, four bottles out', impressions: 4200, clickRate: 0.016, purchaseRate: 0.05, hookRate: 0.34 },
  { name: 'Serum, read the label', impressions: 3600, clickRate: 0.011, purchaseRate: 0.04, hookRate: 0.27 },
  {
    name: 'Serum, founder speaks',
    impressions: 5100,
    clickRate: 0.02,
    purchaseRate: 0.03,
    hookRate: 0.22,
    isFatigued: true,
  },
  { name: 'Serum, bottle on stone', impressions: 2900, clickRate: 0.009, purchaseRate: 0.06, hookRate: null },
  { name: 'Serum, spring offer', impressions: 3300, clickRate: 0.014, purchaseRate: 0.07, hookRate: null },
]

/** Results of five made-up ads in the last four weeks, in the format of an Ads Manager export. The same day gives the same file. */
export function writeDemoResults(today: Date): string {
  const lines = ADS.flatMap((ad, index) =>
    Array.from({ length: DAYS }, (_, day) => {
      const date = new Date(today.getTime() - (DAYS - day) * DAY_MS).toISOString().slice(0, 10)
      return [date, ad.name, `91000000002719${index}`, 'Spring campaign', ...writeFigures(ad, day)].map(quote).join(',')
    }),
  )
  return [COLUMNS.join(','), ...lines].join('\n')
}

function writeFigures(ad: DemoAd, day: number): (string | number)[] {
  const isTired = ad.isFatigued === true && day >= DAYS / 2
  // Results rise and fall over the week.
  const impressions = Math.round(ad.impressions * (1 + 0.12 * Math.sin((day / 7) * 2 * Math.PI)))
  const clicks = Math.round(impressions * ad.clickRate * (isTired ? 0.5 : 1))
  const purchases = Math.round(clicks * ad.purchaseRate)
  const plays = ad.hookRate === null ? null : impressions * ad.hookRate
  const played = [1, 0.3, 0.72, 0.48, 0.33, 0.24, 0.2].map((share) => (plays === null ? '' : Math.round(plays * share)))
  const spend = (impressions * 0.0095).toFixed(2)
  const reach = Math.round(impressions / (isTired ? 2.6 : 1.4))
  return [spend, impressions, reach, clicks, ...played, purchases, purchases * 42]
}

function quote(cell: string | number): string {
  return typeof cell === 'string' && cell.includes(',') ? `"${cell}"` : String(cell)
}
