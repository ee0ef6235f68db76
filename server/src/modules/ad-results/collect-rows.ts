import type { AdTotalName, AdTotals } from '@marquee/contract/ad-metrics'
import type { ResultRow } from './to-result-row.ts'

export interface CollectedAd {
  key: string
  externalId: string | null
  name: string
  campaignName: string | null
  adSetName: string | null
  creativeFile: string | null
  days: Map<string, CollectedDay>
}

export interface CollectedDay {
  day: string
  lastDay: string
  totals: AdTotals
}

/** Rows of a file by ad and day. Breakdowns by age or placement give an ad several rows of one day: these are added up. */
export function createRowCollection() {
  const ads = new Map<string, CollectedAd>()
  return {
    ads,
    add(row: ResultRow): void {
      const { adKey, day, lastDay, totals, ...facts } = row
      let ad = ads.get(adKey)
      if (ad === undefined) {
        ad = { key: adKey, ...facts, days: new Map() }
        ads.set(adKey, ad)
      }
      const key = `${day}/${lastDay}`
      const known = ad.days.get(key)
      if (known === undefined) {
        ad.days.set(key, { day, lastDay, totals })
      } else {
        known.totals = addTotals(known.totals, totals)
      }
    },
  }
}

/** The sum of figures; what only one of them knows counts as it is. */
export function addTotals(a: AdTotals, b: AdTotals): AdTotals {
  const sum = (name: AdTotalName) => (a[name] === null && b[name] === null ? null : (a[name] ?? 0) + (b[name] ?? 0))
  return {
    spend: sum('spend'),
    impressions: sum('impressions'),
    reach: sum('reach'),
    link_clicks: sum('link_clicks'),
    plays_3s: sum('plays_3s'),
    thruplays: sum('thruplays'),
    purchases: sum('purchases'),
    revenue: sum('revenue'),
  }
}
