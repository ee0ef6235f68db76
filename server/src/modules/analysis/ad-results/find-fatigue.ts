import type { AdFatigue } from '@marquee/contract/ad-results'
import type { AdTotals } from '@marquee/contract/ad-metrics'
import { DAY_MS } from '../../../platform/clock.ts'

/** Figures of a day, or of several days that a file tells in one line. */
export interface DatedTotals {
  day: string
  lastDay: string
  totals: AdTotals
}

const WINDOW_DAYS = 7
/** Fewer impressions in a week than this say nothing about its CTR. */
const MIN_IMPRESSIONS = 1000
const FREQUENCY_RISE = 1.1
const CTR_FALL = 0.8
/** Two-sided 95 % of a normal distribution. */
const Z_LIMIT = 1.96
/** Frequency grows with the length of a period: months may be compared, a week and a month may not. */
const MOST_LENGTH_RATIO = 1.25

/** Some days together, numbered from 1970. */
interface Span {
  first: number
  last: number
  impressions: number
  clicks: number
  frequency: number
  ctr: number
}

/**
 * Finds whether an ad is fatigued: its frequency is at least a tenth above that of the span before, its link CTR at least a fifth
 * below, and the fall is larger than chance (two-proportion z-test at 95 %). Spans are weeks of days, or the periods of a file that
 * tells no days. Of several such spans the latest run of them counts, told by its first one.
 * @param figures of one ad, in the order of their days; those without impressions may be missing
 */
export function findFatigue(figures: readonly DatedTotals[]): AdFatigue | null {
  const daily = figures.filter(({ day, lastDay }) => day === lastDay)
  const periods = figures.filter(({ day, lastDay }) => day !== lastDay)
  const found = findLatestRun(pairWeeks(daily)) ?? findLatestRun(pairPeriods(periods))
  return found && { since: toDay(found.after.first), before: present(found.before), after: present(found.after) }
}

interface Pair {
  before: Span | null
  after: Span | null
}

function findLatestRun(pairs: Iterable<Pair>): { before: Span; after: Span } | null {
  let found: { before: Span; after: Span } | null = null
  let isRun = false
  for (const { before, after } of pairs) {
    const isFatigued = before !== null && after !== null && isFatiguedAfter(before, after)
    if (isFatigued && !isRun) {
      found = { before, after }
    }
    isRun = isFatigued
  }
  return found
}

/** @yields every week with the week before it */
function* pairWeeks(days: readonly DatedTotals[]): Generator<Pair> {
  const byDay = new Map(days.map(({ day, totals }) => [toNumber(day), totals]))
  for (const number of byDay.keys()) {
    const after = toWeek(byDay, number)
    yield { after, before: after && toWeek(byDay, number - WINDOW_DAYS) }
  }
}

/** @yields every period with the one before it, where both are about as long */
function* pairPeriods(periods: readonly DatedTotals[]): Generator<Pair> {
  const spans = periods.map(({ day, lastDay, totals }) => toSpan(toNumber(day), toNumber(lastDay), [totals]))
  for (const [index, after] of spans.entries()) {
    const before = spans[index - 1] ?? null
    const isPair = before !== null && after !== null && before.last < after.first && areAlike(before, after)
    yield { before: isPair ? before : null, after }
  }
}

function areAlike(a: Span, b: Span): boolean {
  const lengths = [a.last - a.first + 1, b.last - b.first + 1]
  return Math.max(...lengths) <= Math.min(...lengths) * MOST_LENGTH_RATIO
}

function isFatiguedAfter(before: Span, after: Span): boolean {
  return (
    after.frequency >= before.frequency * FREQUENCY_RISE &&
    after.ctr <= before.ctr * CTR_FALL &&
    getFallScore(before, after) >= Z_LIMIT
  )
}

/** How many standard errors the CTR fell (two-proportion z-test with the pooled share). */
function getFallScore(before: Span, after: Span): number {
  const pooled = (before.clicks + after.clicks) / (before.impressions + after.impressions)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.impressions + 1 / after.impressions))
  return error === 0 ? 0 : (before.ctr - after.ctr) / error
}

/** The seven days from a day on; null where too little is known of them. A week that is only begun is compared with nothing. */
function toWeek(byDay: ReadonlyMap<number, AdTotals>, first: number): Span | null {
  const last = first + WINDOW_DAYS - 1
  if (!byDay.has(first) || !byDay.has(last)) {
    return null
  }
  return toSpan(
    first,
    last,
    Array.from({ length: WINDOW_DAYS }, (_, index) => byDay.get(first + index)),
  )
}

/** @returns null where too few impressions, or no clicks at all, are told */
function toSpan(first: number, last: number, figures: readonly (AdTotals | undefined)[]): Span | null {
  const impressions = sum(figures.map((totals) => totals?.impressions))
  const reach = sum(figures.map((totals) => totals?.reach))
  const clicks = sum(figures.map((totals) => totals?.link_clicks))
  const isKnown = reach > 0 && figures.some((totals) => typeof totals?.link_clicks === 'number')
  return impressions < MIN_IMPRESSIONS || !isKnown
    ? null
    : { first, last, impressions, clicks, frequency: impressions / reach, ctr: clicks / impressions }
}

function sum(figures: readonly (number | null | undefined)[]): number {
  return figures.reduce<number>((total, figure) => total + (figure ?? 0), 0)
}

function present({ first, last, frequency, ctr }: Span): AdFatigue['before'] {
  return { from: toDay(first), to: toDay(last), frequency, ctr }
}

/** Days since 1970: what can be counted on. */
function toNumber(day: string): number {
  return Date.parse(day) / DAY_MS
}

function toDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
