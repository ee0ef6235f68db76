import { pageType } from '@marquee/contract/ads'
import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import type { BrandRun } from './brand-run.ts'
import { summarizeRuns } from './summarize-runs.ts'

const MOST_ROWS = 30

/** Opening lines, grouped by exact text; the lines with the longest run first. */
export function rankHooks(runs: readonly BrandRun[], today: string): BrandSpyFigures['hooks'] {
  const groups = Map.groupBy(
    runs.filter(({ hook }) => hook !== ''),
    ({ hook }) => hook,
  )
  return [...groups]
    .map(([text, group]) => ({ ...summarizeRuns(group, today), text }))
    .toSorted((one, other) => other.longest_run_days - one.longest_run_days || other.ads_count - one.ads_count)
    .slice(0, MOST_ROWS)
}

/** Landing pages of the ads; the pages with the most active ads first. */
export function rankLandingPages(runs: readonly BrandRun[], today: string): BrandSpyFigures['landing_pages'] {
  const groups = Map.groupBy(runs, ({ landing_page }) => landing_page)
  return [...groups]
    .flatMap(([address, group]) => (address === null ? [] : [{ address, group }]))
    .map(({ address, group }) => {
      const known = group.flatMap(({ page_type }) => pageType.safeParse(page_type).data ?? [])
      return { ...summarizeRuns(group, today), address, page_type: known[0] ?? null }
    })
    .toSorted((one, other) => other.active_ads - one.active_ads || other.ads_count - one.ads_count)
    .slice(0, MOST_ROWS)
}

/** The platforms of the ads, the most frequent first. */
export function rankPlatforms(runs: readonly BrandRun[]): BrandSpyFigures['platforms'] {
  const all = runs.flatMap(({ platforms, last_day }) => platforms.map((platform) => ({ platform, last_day })))
  return [...Map.groupBy(all, ({ platform }) => platform)]
    .map(([platform, ads]) => ({
      platform,
      ads_count: ads.length,
      active_ads: ads.filter(({ last_day }) => last_day === null).length,
    }))
    .toSorted((one, other) => other.ads_count - one.ads_count)
}
