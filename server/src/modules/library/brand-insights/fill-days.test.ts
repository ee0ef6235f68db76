import type { BrandDay } from '@marquee/contract/brand-insights'
import { fillDays } from './fill-days.ts'

function brandDay(date: string, changes: Partial<BrandDay> = {}): BrandDay {
  return { date, active: 0, inactive: 0, launched: 0, stopped: 0, image: 0, video: 0, carousel: 0, ...changes }
}

test('[F-01] a day without a change is as the one before, with nothing launched or stopped', () => {
  const stored = [
    brandDay('2026-01-01', { active: 2, launched: 2, image: 2 }),
    brandDay('2026-01-04', { active: 3, launched: 1, stopped: 1, image: 2, video: 1 }),
  ]
  expect(fillDays(stored, '2026-01-03', '2026-01-05')).toEqual([
    brandDay('2026-01-03', { active: 2, image: 2 }),
    stored[1],
    brandDay('2026-01-05', { active: 3, image: 2, video: 1 }),
  ])
})

test('[F-01] before the first change there is nothing, and daylight saving skips no day', () => {
  const days = fillDays([brandDay('2026-03-29', { active: 1 })], '2026-03-27', '2026-03-30')
  expect(days.map(({ date, active }) => [date, active])).toEqual([
    ['2026-03-27', 0],
    ['2026-03-28', 0],
    ['2026-03-29', 1],
    ['2026-03-30', 1],
  ])
})
