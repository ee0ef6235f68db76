import type { AdFatigue } from '@marquee/contract/ad-results'
import type { AdTotals } from '@marquee/contract/ad-metrics'
import { addTotals } from './collect-rows.ts'

export interface DailyTotals {
  day: string
  totals: AdTotals
}

const WINDOW_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
/** Fewer impressions in a week than this say nothing about its CTR. */
const MIN_IMPRESSIONS = 1000
const FREQUENCY_RISE = 1.1
const CTR_FALL = 0.8
/** Two-sided 95 % of a normal distribution. */
const Z_LIMIT = 1.96

interface Week {
  from: string
  to: string
  impressions: number
  clicks: number
  frequency: number
  ctr: number
}

/**
 * Finds whether an ad is tired: in a week its frequency is at least a tenth above that of the week before, its link CTR at least
 * a fifth below, and the fall is larger than chance (two-proportion z-test at 95 %). Of several such weeks the latest run of them
 * counts, told by its first week.
 * @param days of one ad, in their order; those without impressions may be missing
 */
export function findFatigue(days: readonly DailyTotals[]): AdFatigue | null {
  const byDay = new Map(days.map(({ day, totals }) => [day, totals]))
  let found: AdFatigue | null = null
  let isRun = false
  for (const { day } of days) {
    const before = toWeek(byDay, addDays(day, -WINDOW_DAYS))
    const after = toWeek(byDay, day)
    const isTired = before !== null && after !== null && isTiredAfter(before, after)
    if (isTired && !isRun) {
      found = { since: day, before: toSpan(before), after: toSpan(after) }
    }
    isRun = isTired
  }
  return found
}

function isTiredAfter(before: Week, after: Week): boolean {
  return (
    after.frequency >= before.frequency * FREQUENCY_RISE &&
    after.ctr <= before.ctr * CTR_FALL &&
    fallScore(before, after) >= Z_LIMIT
  )
}

/** How many standard errors the CTR fell (two-proportion z-test with the pooled share). */
function fallScore(before: Week, after: Week): number {
  const pooled = (before.clicks + after.clicks) / (before.impressions + after.impressions)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.impressions + 1 / after.impressions))
  return error === 0 ? 0 : (before.ctr - after.ctr) / error
}

function toWeek(byDay: ReadonlyMap<string, AdTotals>, from: string): Week | null {
  const days = Array.from({ length: WINDOW_DAYS }, (_, index) => byDay.get(addDays(from, index)))
  const known = days.filter((totals) => totals !== undefined)
  const [first, ...others] = known
  // Both ends of the week must be there: a week that is only begun is compared with nothing.
  if (first === undefined || days[0] === undefined || days.at(-1) === undefined) {
    return null
  }
  const { impressions, reach, link_clicks: clicks } = others.reduce(addTotals, first)
  if (impressions === null || impressions < MIN_IMPRESSIONS || reach === null || reach === 0 || clicks === null) {
    return null
  }
  const to = addDays(from, WINDOW_DAYS - 1)
  return { from, to, impressions, clicks, frequency: impressions / reach, ctr: clicks / impressions }
}

function toSpan({ from, to, frequency, ctr }: Week): AdFatigue['before'] {
  return { from, to, frequency, ctr }
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
