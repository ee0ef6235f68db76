import type { BrandDay } from '@marquee/contract/brand-insights'
import { DAY_MS } from '../../../platform/clock.ts'

/**
 * Makes a row for every day. Between two stored days no ad was launched or stopped, and the numbers of ads stay the same.
 * @param stored days with a change, in order; one before `from` gives the initial numbers
 * @param from the first day, as `2026-11-21`
 * @param to the last day
 */
export function fillDays(stored: readonly BrandDay[], from: string, to: string): BrandDay[] {
  const byDate = new Map(stored.map((row) => [row.date, row]))
  let last = stored.findLast((row) => row.date < from)
  const days: BrandDay[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    const date = new Date(time).toISOString().slice(0, 10)
    const { active = 0, inactive = 0, image = 0, video = 0, carousel = 0 } = last ?? {}
    const found = byDate.get(date) ?? { date, active, inactive, launched: 0, stopped: 0, image, video, carousel }
    days.push(found)
    last = found
  }
  return days
}
