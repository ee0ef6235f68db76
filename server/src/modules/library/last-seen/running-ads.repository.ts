import { type RawBuilder, sql } from 'kysely'
import { SEEN_DAYS } from './seen-days.ts'

/** The condition of an ad that runs as far as anybody saw lately, for `ads` beside `ad_stats`. @param now a moment, or a day as `2026-11-21` */
export function isRunning(now: Date | string): RawBuilder<boolean> {
  const after = sql`${now}::timestamptz - ${SEEN_DAYS} * interval '1 day'`
  return sql<boolean>`(ads.status = 'active' and (ads.source = 'demo' or ad_stats.last_seen_at >= ${after}))`
}
