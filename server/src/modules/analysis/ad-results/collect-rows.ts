import type { AdTotalName, AdTotals } from '@marquee/contract/ad-metrics'
import type { ResultRow } from './to-result-row.ts'

export interface CollectedAd<D extends CollectedDay = CollectedDay> {
  key: string
  externalId: string | null
  name: string
  campaignName: string | null
  adSetName: string | null
  creativeFile: string | null
  days: Map<string, D>
}

export interface CollectedDay {
  day: string
  lastDay: string
  totals: AdTotals
}

/** Figures of a day with the parts that a breakdown divides them into; null: they are told whole. */
type Day = CollectedDay & { parts: Map<string, AdTotals> | null }

/**
 * Rows of a file by ad and day. Parts of a breakdown by age or placement are added up; any other row that tells an ad and a day
 * again takes the place of what stood above it, as figures that were corrected later do.
 */
export function createRowCollection() {
  const ads = new Map<string, CollectedAd<Day>>()
  let restated = 0
  return {
    ads,
    /** How many figures a later row took the place of. */
    countRestated: () => restated,
    add(row: ResultRow): void {
      const { adKey, day, lastDay, breakdown, totals, ...facts } = row
      let ad = ads.get(adKey)
      if (ad === undefined) {
        ad = { key: adKey, ...facts, days: new Map() }
        ads.set(adKey, ad)
      }
      const key = `${day}/${lastDay}`
      const known = ad.days.get(key)
      if (known === undefined) {
        restated += removeOverlapping(ad.days, { day, lastDay })
        ad.days.set(key, { day, lastDay, totals, parts: breakdown === '' ? null : new Map([[breakdown, totals]]) })
      } else if (known.parts === null) {
        restated += 1
        known.totals = totals
      } else {
        restated += known.parts.has(breakdown) ? 1 : 0
        known.parts.set(breakdown, totals)
        known.totals = [...known.parts.values()].reduce(addTotals)
      }
    },
  }
}

/** Removes what a period tells again of days that were told otherwise. @returns how many figures went */
function removeOverlapping(days: Map<string, Day>, given: Pick<Day, 'day' | 'lastDay'>): number {
  const isPeriod = given.day !== given.lastDay
  let removed = 0
  for (const [key, { day, lastDay }] of days) {
    if ((isPeriod || day !== lastDay) && day <= given.lastDay && lastDay >= given.day) {
      days.delete(key)
      removed += 1
    }
  }
  return removed
}

/** The sum of figures; what only one of them knows counts as it is. */
function addTotals(a: AdTotals, b: AdTotals): AdTotals {
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
