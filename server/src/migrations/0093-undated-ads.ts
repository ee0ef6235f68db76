import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/**
 * Ads whose start nobody knows lie behind all dated ones, those without media last; they stood at the moment of their import, before
 * everything else. The cap per brand holds for the unknown advertisers of a source too.
 */
export async function up(db: Database): Promise<void> {
  await sql`
    update ad_search set started_ms = started_ms
      - 200000000000000 * case when exists (select from ad_media where ad_media.ad_id = ads.id) then 1 else 2 end
    from ads where ads.id = ad_search.ad_id and ads.started_at is null
  `.execute(db)
  await sql`alter table ad_search drop column is_brand_capped`.execute(db)
}
