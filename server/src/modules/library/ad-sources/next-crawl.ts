import type { CrawlSchedule } from '@marquee/contract/ad-sources'
import { DAY_MS } from '../../../platform/clock.ts'

const INTERVALS: Readonly<Record<CrawlSchedule, number | null>> = { off: null, daily: DAY_MS, weekly: 7 * DAY_MS }

/** The time of the next crawl of a query with this schedule, after a crawl that begins now. */
export function nextCrawlAfter(schedule: CrawlSchedule, now: Date): Date | null {
  const interval = INTERVALS[schedule]
  return interval === null ? null : new Date(now.getTime() + interval)
}
