import type { AdFatigue } from '@marquee/contract/ad-results'
import type { AdTotals } from '@marquee/contract/ad-metrics'
import { DAY_MS } from '../../../platform/clock.ts'

/** Figures of a day, or of several days that a file gives in one row. */
export interface DatedTotals {
  day: string
  lastDay: string
  totals: AdTotals
}

const WINDOW_DAYS = 7
/** The minimum number of impressions in a week for a meaningful CTR. */
const MIN_IMPRESSIONS = 1000
const FREQUENCY_RISE = 1.1
const CTR_FALL = 0.8
/** The two-sided 95 % limit of a normal distribution. */
const Z_LIMIT = 1.96
/** Frequency grows with the length of a period: two months can be compared, a week and a month cannot. */
const MOST_LENGTH_RATIO = 1.25

/** A period of days, numbered from 1970. */
interface Span {
  first: number
  last: number
  impressions: number
  clicks: number
  frequency: number
  ctr: number
}

/**
 * Finds whether an ad is fatigued: compared with the previous span, its frequency is at least a tenth higher, its link CTR is at
 * least a fifth lower, and the fall is larger than chance (two-proportion z-test at 95 %). Spans are weeks of days, or the periods
 * of a file without days. The result is the first fatigued span of the latest run of fatigued spans.
 * @param figures of one ad, ordered by day; days without impressions may be missing
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

/** @yields every period with the previous one, if both have about the same length */
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

/** The number of standard errors by which the CTR fell (two-proportion z-test with the pooled share). */
function getFallScore(before: Span, after: Span): number {
  const pooled = (before.clicks + after.clicks) / (before.impressions + after.impressions)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.impressions + 1 / after.impressions))
  return error === 0 ? 0 : (before.ctr - after.ctr) / error
}

/** The seven days that start on a day; null when too little is known of them. Incomplete weeks are not compared. */
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

/** @returns null with too few impressions, or without known reach or clicks */
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

/** The number of days since 1970, for arithmetic. */
function toNumber(day: string): number {
  return Date.parse(day) / DAY_MS
}

function toDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
