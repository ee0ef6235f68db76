import { type AdTotals, mapTotals } from '@marquee/contract/ad-metrics'
import type { RepeatedRows } from '@marquee/contract/result-imports'
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

/** Figures of a day with the parts of its breakdown; `parts` is null when the file gives the figures undivided. */
type Day = CollectedDay & { parts: Map<string, AdTotals> | null }

/**
 * Collects the rows of a file by ad and day. Parts of a breakdown by age or placement are added up. Any other row for the same ad
 * and day replaces the earlier row, because it may hold figures that were corrected later.
 * @param repeated `sum`: such rows are added up too, as those of several ads with one name
 */
export function createRowCollection(repeated: RepeatedRows = 'last') {
  const ads = new Map<string, CollectedAd<Day>>()
  let restated = 0
  return {
    ads,
    /** The number of figures that a later row replaced. */
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
      } else if (repeated === 'sum') {
        known.totals = addTotals(known.totals, totals)
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

/** Removes earlier figures whose days overlap the given ones. @returns the number of removed figures */
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

/** The sum of figures; a figure that only one side knows is taken unchanged. */
function addTotals(a: AdTotals, b: AdTotals): AdTotals {
  return mapTotals((name) => (a[name] === null && b[name] === null ? null : (a[name] ?? 0) + (b[name] ?? 0)))
}
