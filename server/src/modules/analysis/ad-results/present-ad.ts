import { type AdTotals, mapTotals, toMetrics } from '@marquee/contract/ad-metrics'
import type { ResultAd, ResultDay } from '@marquee/contract/ad-results'
import type { ResultAdRow, ResultDayRow, TotalsRow } from './result-ads.repository.ts'

/** The data of an analysed creative, apart from its findings. */
export interface CreativeSummary {
  id: string
  name: string
  image_url: string | null
}

export function toTotals(row: TotalsRow): AdTotals {
  return mapTotals((name) => row[name])
}

export function presentDay(row: ResultDayRow): ResultDay {
  const totals = toTotals(row)
  return { day: row.day, last_day: row.last_day, totals, metrics: toMetrics(totals) }
}

export function presentAd(row: ResultAdRow, creatives: ReadonlyMap<string, CreativeSummary>): ResultAd {
  const totals = toTotals(row)
  const creative = row.analysis_id === null ? undefined : creatives.get(row.analysis_id)
  return {
    id: row.id,
    account_id: row.account_id,
    external_id: row.external_id,
    name: row.name,
    has_namesake: row.has_namesake,
    campaign_name: row.campaign_name,
    ad_set_name: row.ad_set_name,
    totals,
    metrics: toMetrics(totals),
    first_day: row.first_day,
    last_day: row.last_day,
    fatigue: row.fatigue,
    creative:
      creative === undefined || row.match === null
        ? null
        : { analysis_id: creative.id, name: creative.name, image_url: creative.image_url, match: row.match },
  }
}
