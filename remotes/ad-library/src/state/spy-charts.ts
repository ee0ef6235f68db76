import type { BrandDay } from '@marquee/contract/brand-insights'
import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import type { ChartData } from '@marquee/ui/chart-data'
import { AGE_NAMES } from './spy-words.ts'

/** Beyond so many days, launches and stops are counted by the week: bars of a day would be too thin to point at. */
const MOST_DAYS = 120
const WEEK = 7

/** Active ads, day by day. */
export function toActiveChart(days: readonly BrandDay[]): ChartData {
  return {
    axis: 'Day',
    labels: days.map(({ date }) => date),
    series: [{ key: 'active', label: 'Active', color: 'accent', values: days.map(({ active }) => active) }],
  }
}

/** What was launched and stopped: by the day, or by the week from its first day on. */
export function toChangeChart(days: readonly BrandDay[]): ChartData {
  const groups = days.length > MOST_DAYS ? groupByWeek(days) : days.map((day) => [day])
  const sum = (key: 'launched' | 'stopped') => groups.map((group) => group.reduce((total, day) => total + day[key], 0))
  return {
    axis: days.length > MOST_DAYS ? 'Week from' : 'Day',
    labels: groups.map(([first]) => first?.date ?? ''),
    series: [
      { key: 'launched', label: 'Launched', color: 'success', values: sum('launched') },
      { key: 'stopped', label: 'Stopped', color: 'danger', values: sum('stopped') },
    ],
  }
}

/** Active ads by format, at the end of each day or week. */
export function toFormatChart(days: readonly BrandDay[]): ChartData {
  const shown = days.length > MOST_DAYS ? groupByWeek(days).flatMap((group) => group.at(-1) ?? []) : days
  return {
    axis: 'Day',
    labels: shown.map(({ date }) => date),
    series: [
      { key: 'image', label: 'Image', color: 'accent', values: shown.map(({ image }) => image) },
      { key: 'video', label: 'Video', color: 'tierScaling', values: shown.map(({ video }) => video) },
      { key: 'carousel', label: 'Carousel', color: 'warning', values: shown.map(({ carousel }) => carousel) },
    ],
  }
}

/** Ads by age: of the active ones how long they run, of the others how long they ran. */
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

/** What was launched each week, and what of it still runs. */
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

/** Weeks end with the last day, so that the newest one is whole. */
function groupByWeek(days: readonly BrandDay[]): BrandDay[][] {
  const groups: BrandDay[][] = []
  for (let end = days.length; end > 0; end -= WEEK) {
    groups.unshift(days.slice(Math.max(0, end - WEEK), end))
  }
  return groups
}
