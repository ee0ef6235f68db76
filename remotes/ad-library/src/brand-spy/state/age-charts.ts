import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import type { ChartData } from '@marquee/ui/chart-data'
import { AGE_NAMES } from './spy-words.ts'

/** Ads by age: how long the active ads have run so far, and how long the stopped ads ran. */
export function toCohortChart(cohorts: BrandSpyFigures['cohorts']): ChartData {
  return {
    axis: 'Age in days',
    labels: cohorts.map(({ band }) => AGE_NAMES[band]),
    series: [
      { key: 'active', label: 'Still running', color: 'accent', values: cohorts.map(({ active }) => active) },
      {
        key: 'stopped',
        label: 'Stopped at that age',
        color: 'textMuted',
        values: cohorts.map(({ stopped }) => stopped),
      },
    ],
  }
}

/** The ads launched in each week, and how many of them are still active. */
export function toLaunchWeekChart(weeks: BrandSpyFigures['launch_weeks']): ChartData {
  return {
    axis: 'Week from',
    labels: weeks.map(({ week }) => week),
    series: [
      { key: 'active', label: 'Still running', color: 'accent', values: weeks.map(({ active }) => active) },
      {
        key: 'stopped',
        label: 'Stopped since',
        color: 'textMuted',
        values: weeks.map(({ launched, active }) => launched - active),
      },
    ],
  }
}
