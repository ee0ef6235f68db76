import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '../../../platform/clock.ts'

/** An ad that nobody looked at for so long may have stopped meanwhile. */
const SEEN_DAYS = 14

interface Seen {
  source: string
  last_seen_at: Date
}

/** Whether an ad was seen in the last days, so that it can be said to run. The demo library is invented, so nobody has to look at it. */
export function isSeenLately({ source, last_seen_at }: Seen, now: Date): boolean {
  return source === 'demo' || now.getTime() - last_seen_at.getTime() <= SEEN_DAYS * DAY_MS
}

/** The same with the status, as a condition of `ads` beside `ad_stats`. @param now a moment, or a day as `2026-11-21` */
export function isRunning(now: Date | string): RawBuilder<boolean> {
  const after = sql`${now}::timestamptz - ${SEEN_DAYS} * interval '1 day'`
  return sql<boolean>`(ads.status = 'active' and (ads.source = 'demo' or ad_stats.last_seen_at >= ${after}))`
}
