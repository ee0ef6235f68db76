import type { BrandDay } from '@marquee/contract/brand-insights'
import { toCsv } from '@marquee/ui/chart-data'
import { toChangeChart, toFormatChart } from '../../brands/state/brand-charts.ts'
import { toAlertWords, toCoverageWords, toTrend } from './spy-words.ts'

test.each([
  [{ count: 5, before: 2 }, '+3'],
  [{ count: 2, before: 5 }, '−3'],
  [{ count: 2, before: 2 }, '±0'],
])('[P-20] the trend of %o is %s', (launches, expected) => {
  expect(toTrend(launches)).toBe(expected)
})

test('[P-20] coverage is said in words: where from, how much, and what is not known', () => {
  const coverage = { looked_at: '2026-03-01T09:00:00Z', active_ads: 10, seen_7d: 10, sources: ['meta', 'upload'] }
  expect(toCoverageWords(coverage)).toBe(
    'From the Meta Ad Library and uploaded files. All 10 active ads seen in the last 7 days.',
  )
  expect(toCoverageWords({ ...coverage, seen_7d: 4 })).toContain(
    '4 of 10 active ads seen in the last 7 days; the others may have stopped.',
  )
  expect(toCoverageWords({ ...coverage, active_ads: 0, seen_7d: 0 })).toContain('No active ad is known.')
  expect(toCoverageWords(null)).toContain('being counted')
})

test('[P-23] alerts are said in words', () => {
  expect(toAlertWords({ alert_channel: 'none', alert_frequency: 'daily' })).toBe('No alerts')
  expect(toAlertWords({ alert_channel: 'webhook', alert_frequency: 'weekly' })).toBe('Every Monday by webhook')
})

function daysUntil(count: number): BrandDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse('2026-03-01') + (index - count + 1) * 86_400_000).toISOString().slice(0, 10)
    return { date, active: index, inactive: 0, launched: 1, stopped: 0, image: index, video: 0, carousel: 0 }
  })
}

test('[P-21] a long time is shown by weeks of which the last one is whole, a short one by days', () => {
  expect(toChangeChart(daysUntil(30)).labels).toHaveLength(30)
  const weeks = toChangeChart(daysUntil(365))
  expect(weeks.labels).toHaveLength(53)
  expect(weeks.labels.at(-1)).toBe('2026-02-23')
  expect(weeks.series[0]?.values.at(-1)).toBe(7)
  expect(weeks.series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(365)
  expect(toFormatChart(daysUntil(365)).labels.at(-1)).toBe('2026-03-01')
  expect(toCsv(weeks)).toMatch(/^Week from,Launched,Stopped\r\n/)
})
