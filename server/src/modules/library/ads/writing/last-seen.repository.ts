import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { FLOOR_LAG_MS } from '../search/search-terms.ts'
import type { StoredAd } from './stored-ad.ts'

type Seen = Pick<StoredAd, 'source' | 'external_id' | 'last_seen_at' | 'verified_at'>

/**
 * Records the sighting of ads that were seen again without a change; a file without times of sighting or verification changes
 * nothing. The search table is updated when its floors lag too far behind.
 */
export async function writeLastSeen(db: Database, ads: readonly Seen[], now: Date): Promise<void> {
  const rows = ads
    .filter((ad) => ad.last_seen_at !== null || ad.verified_at !== null)
    .map(({ source, external_id, last_seen_at, verified_at }) => ({ source, external_id, last_seen_at, verified_at }))
  if (rows.length === 0) {
    return
  }
  const lag = `${FLOOR_LAG_MS} milliseconds`
  await sql`
    with seen as (
      update ad_stats set
        last_seen_at = greatest(ad_stats.last_seen_at, seen.last_seen_at),
        verified_at = greatest(ad_stats.verified_at, seen.verified_at),
        updated_at = ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json) as seen (
        source text, external_id text, last_seen_at timestamptz, verified_at timestamptz
      )
      join ads using (source, external_id)
      where ad_stats.ad_id = ads.id and (
        ad_stats.last_seen_at < seen.last_seen_at
        or ad_stats.verified_at is distinct from greatest(ad_stats.verified_at, seen.verified_at)
      )
      returning ad_stats.ad_id, ad_stats.verified_at, ad_stats.last_seen_at
    )
    update ad_search set verified_floor = seen.verified_at, seen_floor = seen.last_seen_at, updated_at = ${now}
    from seen
    where ad_search.ad_id = seen.ad_id and (
      verified_floor is null and seen.verified_at is not null
      or verified_floor <= seen.verified_at - ${lag}::interval
      or seen_floor <= seen.last_seen_at - ${lag}::interval
    )
  `.execute(db)
}
