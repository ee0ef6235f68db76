import type { LaunchBurst } from '@marquee/contract/brand-spy'
import { type BrandRun, getRunDays } from './brand-run.ts'

const MOST_ADS = 12

type RunSummary = Pick<LaunchBurst, 'ads_count' | 'active_ads' | 'longest_run_days' | 'first_day' | 'ad_ids'>

/** The common figures of several ads. @param runs at least one */
export function summarizeRuns(runs: readonly BrandRun[], today: string): RunSummary {
  const longestFirst = runs
    .map((run) => ({ run, days: getRunDays(run, today) }))
    .toSorted((one, other) => other.days - one.days || one.run.ad_id.localeCompare(other.run.ad_id))
  return {
    ads_count: runs.length,
    active_ads: runs.filter(({ last_day }) => last_day === null).length,
    longest_run_days: longestFirst[0]?.days ?? 0,
    first_day: runs.reduce((first, { first_day }) => (first_day < first ? first_day : first), today),
    ad_ids: longestFirst.slice(0, MOST_ADS).map(({ run }) => run.ad_id),
  }
}
