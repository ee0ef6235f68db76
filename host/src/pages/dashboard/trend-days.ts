import type { CreditUsage } from '@marquee/contract/credits'
import { WEEK_DAYS } from '@marquee/contract/workspace-summary'
import { DAY_MS } from '@marquee/ui/durations'

/** The given number of UTC days that end with the last day of a week. @param since the first day of the week, as `2026-11-15` */
export function listDays(count: number, since: string): string[] {
  const last = Date.parse(since) + (WEEK_DAYS - 1) * DAY_MS
  return Array.from({ length: count }, (_, index) => toDay(last - (count - 1 - index) * DAY_MS))
}

/** The credits spent on each day from the beginning of a period until today, including days without spending. */
export function sumByDay(
  usage: readonly CreditUsage[],
  startsAt: string,
  now: Date,
): { days: string[]; spent: number[] } {
  const first = Date.parse(startsAt.slice(0, 10))
  const count = Math.max(1, Math.floor((now.getTime() - first) / DAY_MS) + 1)
  const days = Array.from({ length: count }, (_, index) => toDay(first + index * DAY_MS))
  const sums = new Map<string, number>()
  for (const { day, spent } of usage) {
    sums.set(day, (sums.get(day) ?? 0) + spent)
  }
  return { days, spent: days.map((day) => sums.get(day) ?? 0) }
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
