import type { CreditUsage } from '@marquee/contract/credits'
import { getUsageDays, getUsageFeatures } from './usage-days.ts'

const usage: CreditUsage[] = [
  { day: '2026-03-02', feature: 'image', feature_title: 'Image', spent: 4, count: 2 },
  { day: '2026-03-02', feature: 'video', feature_title: 'Video', spent: 20, count: 1 },
  { day: '2026-03-04', feature: 'image', feature_title: 'Image', spent: 6, count: 3 },
]
const features = getUsageFeatures(usage)

test('[P-62] features are added up, the most used first', () => {
  expect(features.map(({ title, spent, count }) => [title, spent, count])).toEqual([
    ['Video', 20, 1],
    ['Image', 10, 5],
  ])
})

describe('[P-62] the days of a period', () => {
  test('are all there, also those without usage', () => {
    const period = { first_day: '2026-03-02', last_day: '2026-03-04' }
    expect(getUsageDays(usage, features, period).map(({ day, total }) => [day, total])).toEqual([
      ['2026-03-02', 24],
      ['2026-03-03', 0],
      ['2026-03-04', 6],
    ])
  })

  test('include the day in which the period ends', () => {
    const period = { first_day: '2026-03-02', last_day: '2026-03-16' }
    expect(getUsageDays(usage, features, period)).toHaveLength(15)
  })

  test('are at most a month where the period has no end', () => {
    expect(getUsageDays([], [], { first_day: '2026-03-02', last_day: null })).toHaveLength(31)
  })
})
