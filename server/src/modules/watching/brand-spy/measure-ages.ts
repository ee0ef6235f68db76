import type { AgeBand, BrandSpyFigures, SpyWeek } from '@marquee/contract/brand-spy'
import { addDays, type BrandRun, countDays, getRunDays } from './brand-run.ts'

const BANDS: readonly { band: AgeBand; upTo: number }[] = [
  { band: 'under_7', upTo: 6 },
  { band: '7_to_14', upTo: 14 },
  { band: '15_to_60', upTo: 60 },
  { band: 'over_60', upTo: Infinity },
]
const SURVIVAL_DAYS = [7, 14, 30, 60, 90] as const
const LAUNCH_WEEKS = 26

/** Ads by age: how long active ads have run, and how long stopped ads ran. */
export function measureCohorts(runs: readonly BrandRun[], today: string): BrandSpyFigures['cohorts'] {
  const cohorts = BANDS.map(({ band }) => ({ band, active: 0, stopped: 0 }))
  for (const run of runs) {
    const days = getRunDays(run, today)
    const cohort = cohorts[BANDS.findIndex(({ upTo }) => days <= upTo)]
    if (cohort !== undefined) {
      cohort[run.last_day === null ? 'active' : 'stopped'] += 1
    }
  }
  return cohorts
}

/** For each number of days, how many ads ran that long, counting only ads that started at least that many days ago. */
export function measureSurvival(runs: readonly BrandRun[], today: string): BrandSpyFigures['survival'] {
  return SURVIVAL_DAYS.map((days) => {
    const oldEnough = runs.filter(({ first_day }) => countDays(first_day, today) >= days)
    return {
      days,
      launched: oldEnough.length,
      survived: oldEnough.filter((run) => getRunDays(run, today) >= days).length,
    }
  })
}

/** The number of ads launched in each of the last weeks, and how many of them still run; weeks begin on Monday. */
export function measureLaunchWeeks(runs: readonly BrandRun[], today: string): BrandSpyFigures['launch_weeks'] {
  const thisWeek = getMonday(today)
  const weeks = Array.from({ length: LAUNCH_WEEKS }, (_, index) => ({
    week: addDays(thisWeek, (index - LAUNCH_WEEKS + 1) * 7),
    launched: 0,
    active: 0,
  }))
  const byMonday = new Map(weeks.map((week) => [week.week, week]))
  for (const { first_day, last_day } of runs) {
    const week = byMonday.get(getMonday(first_day))
    if (week !== undefined) {
      week.launched += 1
      week.active += last_day === null ? 1 : 0
    }
  }
  return weeks
}

/** Compares the seven days that end today with the seven days before them. */
export function compareWeeks(runs: readonly BrandRun[], today: string): BrandSpyFigures['weeks'] {
  return { current: measureWeek(runs, today), previous: measureWeek(runs, addDays(today, -7)) }
}

function measureWeek(runs: readonly BrandRun[], lastDay: string): SpyWeek {
  const firstDay = addDays(lastDay, -6)
  const isWithin = (day: string | null) => day !== null && day >= firstDay && day <= lastDay
  return {
    first_day: firstDay,
    last_day: lastDay,
    started: runs.filter(({ first_day }) => isWithin(first_day)).length,
    stopped: runs.filter(({ last_day }) => isWithin(last_day)).length,
    kept: runs.filter(({ first_day, last_day }) => first_day < firstDay && (last_day === null || last_day > lastDay))
      .length,
  }
}

function getMonday(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
