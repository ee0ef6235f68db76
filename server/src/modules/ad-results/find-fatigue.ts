import type { AdFatigue } from '@marquee/contract/ad-results'
import type { AdTotals } from '@marquee/contract/ad-metrics'
import { DAY_MS } from '../../platform/clock.ts'

export interface DailyTotals {
  day: string
  totals: AdTotals
}

const WINDOW_DAYS = 7
/** Fewer impressions in a week than this say nothing about its CTR. */
const MIN_IMPRESSIONS = 1000
const FREQUENCY_RISE = 1.1
const CTR_FALL = 0.8
/** Two-sided 95 % of a normal distribution. */
const Z_LIMIT = 1.96

interface Week {
  first: number
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
  const byDay = new Map(days.map(({ day, totals }) => [toNumber(day), totals]))
  let found: { before: Week; after: Week } | null = null
  let isRun = false
  for (const number of byDay.keys()) {
    const after = toWeek(byDay, number)
    const before = after && toWeek(byDay, number - WINDOW_DAYS)
    if (before !== null && after !== null && isTiredAfter(before, after)) {
      found = isRun ? found : { before, after }
      isRun = true
    } else {
      isRun = false
    }
  }
  return found && { since: toDay(found.after.first), before: toSpan(found.before), after: toSpan(found.after) }
}

function isTiredAfter(before: Week, after: Week): boolean {
  return (
    after.frequency >= before.frequency * FREQUENCY_RISE &&
    after.ctr <= before.ctr * CTR_FALL &&
    getFallScore(before, after) >= Z_LIMIT
  )
}

/** How many standard errors the CTR fell (two-proportion z-test with the pooled share). */
function getFallScore(before: Week, after: Week): number {
  const pooled = (before.clicks + after.clicks) / (before.impressions + after.impressions)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.impressions + 1 / after.impressions))
  return error === 0 ? 0 : (before.ctr - after.ctr) / error
}

/** The seven days from a day on; null where too little is known of them. A week that is only begun is compared with nothing. */
function toWeek(byDay: ReadonlyMap<number, AdTotals>, first: number): Week | null {
  if (!byDay.has(first) || !byDay.has(first + WINDOW_DAYS - 1)) {
    return null
  }
  const days = Array.from({ length: WINDOW_DAYS }, (_, index) => byDay.get(first + index))
  const impressions = sum(days.map((totals) => totals?.impressions))
  const reach = sum(days.map((totals) => totals?.reach))
  const clicks = sum(days.map((totals) => totals?.link_clicks))
  return impressions < MIN_IMPRESSIONS || reach === 0
    ? null
    : { first, impressions, clicks, frequency: impressions / reach, ctr: clicks / impressions }
}

function sum(figures: readonly (number | null | undefined)[]): number {
  return figures.reduce<number>((total, figure) => total + (figure ?? 0), 0)
}

function toSpan({ first, frequency, ctr }: Week): AdFatigue['before'] {
  return { from: toDay(first), to: toDay(first + WINDOW_DAYS - 1), frequency, ctr }
}

/** Days since 1970: what can be counted on. */
function toNumber(day: string): number {
  return Date.parse(day) / DAY_MS
}

function toDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
