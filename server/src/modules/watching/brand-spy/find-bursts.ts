import { type BurstTrait, burstTrait, type LaunchBurst } from '@marquee/contract/brand-spy'
import { type BrandRun, countDays, getRunDays } from './brand-run.ts'
import { summarizeRuns } from './summarize-runs.ts'

/** The minimum number of ads with the same launch day and landing page that counts as a deliberate comparison by the brand. */
const LEAST_ADS = 3
const MOST_BURSTS = 24
const LONGEST_AGO_DAYS = 730
const SURVIVED_DAYS = 14

const TRAITS: Record<BurstTrait, (run: BrandRun) => string> = {
  hook: ({ hook }) => hook,
  text: ({ text_hash }) => text_hash,
  headline: ({ title }) => title ?? '',
  format: ({ asset_type }) => asset_type,
  call_to_action: ({ cta_type }) => cta_type ?? '',
  platforms: ({ platforms }) => platforms.toSorted().join(','),
}

/** Launch bursts, newest first: ads with the same launch day and landing page, the traits that differ, and how many survived. */
export function findBursts(runs: readonly BrandRun[], today: string): LaunchBurst[] {
  const recent = runs.filter((run) => run.landing_page !== null && countDays(run.first_day, today) <= LONGEST_AGO_DAYS)
  const groups = [...Map.groupBy(recent, ({ first_day, landing_page }) => `${first_day} ${landing_page}`).values()]
  return groups
    .filter((group) => group.length >= LEAST_ADS)
    .map((group) => ({ group, day: group[0]?.first_day ?? '' }))
    .toSorted((one, other) => other.day.localeCompare(one.day) || other.group.length - one.group.length)
    .slice(0, MOST_BURSTS)
    .map(({ group, day }) => describeBurst(group, day, today))
}

function describeBurst(group: readonly BrandRun[], day: string, today: string): LaunchBurst {
  const isOldEnough = countDays(day, today) >= SURVIVED_DAYS
  const formats = Map.groupBy(group, ({ asset_type }) => asset_type)
  return {
    ...summarizeRuns(group, today),
    landing_page: group[0]?.landing_page ?? '',
    ran_14_days: isOldEnough ? group.filter((run) => getRunDays(run, today) >= SURVIVED_DAYS).length : null,
    differs: listDifferences(group),
    formats: Object.fromEntries([...formats].map(([format, ads]) => [format, ads.length])),
  }
}

function listDifferences(group: readonly BrandRun[]): LaunchBurst['differs'] {
  const counted = burstTrait.options.map((trait) => ({ trait, versions: new Set(group.map(TRAITS[trait])).size }))
  const differing = counted.filter(({ versions }) => versions > 1)
  // Texts with different first lines are different texts: to list both traits would count one change twice.
  const hasHook = differing.some(({ trait }) => trait === 'hook')
  return differing.filter(({ trait }) => trait !== 'text' || !hasHook)
}
