import type { BrandDay } from '@marquee/contract/brand-insights'
import type { ChartData } from '@marquee/ui/chart-data'
import { FORMAT_COLORS } from '@marquee/ui/format-colors'

/** Above this number of days, launches and stops are counted by week: a bar for each day would be too thin to point at. */
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

/** Launched and stopped ads: by day, or by week, labelled with the week's first day. */
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
      { key: 'image', label: 'Image', color: FORMAT_COLORS.image, values: shown.map(({ image }) => image) },
      { key: 'video', label: 'Video', color: FORMAT_COLORS.video, values: shown.map(({ video }) => video) },
      {
        key: 'carousel',
        label: 'Carousel',
        color: FORMAT_COLORS.carousel,
        values: shown.map(({ carousel }) => carousel),
      },
    ],
  }
}

/** Weeks end on the last day of the data, so that the newest week is complete. */
function groupByWeek(days: readonly BrandDay[]): BrandDay[][] {
  const groups: BrandDay[][] = []
  for (let end = days.length; end > 0; end -= WEEK) {
    groups.unshift(days.slice(Math.max(0, end - WEEK), end))
  }
  return groups
}
