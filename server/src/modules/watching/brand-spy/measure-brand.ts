import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import type { BrandRun } from './brand-run.ts'
import { findBursts } from './find-bursts.ts'
import { compareWeeks, measureCohorts, measureLaunchWeeks, measureSurvival } from './measure-ages.ts'
import { rankHooks, rankLandingPages, rankPlatforms } from './rank-patterns.ts'

/** All brand spy figures of a brand, computed from its ads alone. @param now determines today's date in UTC */
export function measureBrand(runs: readonly BrandRun[], now: Date): BrandSpyFigures {
  const today = now.toISOString().slice(0, 10)
  return {
    counted_at: now.toISOString(),
    cohorts: measureCohorts(runs, today),
    survival: measureSurvival(runs, today),
    launch_weeks: measureLaunchWeeks(runs, today),
    weeks: compareWeeks(runs, today),
    bursts: findBursts(runs, today),
    hooks: rankHooks(runs, today),
    landing_pages: rankLandingPages(runs, today),
    platforms: rankPlatforms(runs),
  }
}
