import type { Coverage } from '@marquee/contract/brand-spy'
import { sql } from 'kysely'
import { isRunning } from '../../library/library.public.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { BrandRun } from './brand-run.ts'

/** The number of brands that one transaction measures. */
const LOT = 20
/** The maximum age of figures in hours. New sightings of ads change the figures without changing the brand's counts. */
const OLDEST_HOURS = 6

/** The SQL that reads the ads of a brand as runs, and stores the figures measured from them. */
export function createBrandRunRepository(db: Database) {
  return {
    /** The first and last day of each ad of the brand. An ad without a known start counts from the day when it was first seen. */
    async listRuns(brandId: string, today: string): Promise<BrandRun[]> {
      const { rows } = await sql<BrandRun>`
        select ad_id, asset_type, first_day::text, case when not is_active then greatest(last_day, first_day)::text end as last_day,
          hook, text_hash, title, cta_type, platforms, landing_page, page_type
        from (
          select ads.id as ad_id, asset_type, ${isRunning(today)} as is_active,
            least(${today}::date, (coalesce(started_at, first_seen_at) at time zone 'UTC')::date) as first_day,
            least(${today}::date, (coalesce(stopped_at, ad_stats.last_seen_at) at time zone 'UTC')::date) as last_day,
            coalesce(hook_text, left(split_part(ltrim(body, E' \\n\\r\\t'), E'\\n', 1), 200)) as hook,
            md5(body) as text_hash, title, cta_type, platforms,
            split_part(split_part(landing_page, '?', 1), '#', 1) as landing_page, page_type
          from ads join ad_stats on ad_stats.ad_id = ads.id
          where brand_id = ${brandId}
        ) as known
      `.execute(db)
      return rows
    },

    /** How recently the ads of a brand were seen, and from which sources; null when the brand has no ads. */
    async findCoverage(brandId: string, now: Date): Promise<Coverage | null> {
      const { rows } = await sql<{ looked_at: Date | null; active_ads: number; seen_7d: number; sources: string[] }>`
        with known as (
          select source, ${isRunning(now)} as is_active, last_seen_at
          from ads join ad_stats on ad_stats.ad_id = ads.id where brand_id = ${brandId}
        )
        select max(last_seen_at) as looked_at, (count(*) filter (where is_active))::integer as active_ads,
          (count(*) filter (where is_active and last_seen_at > ${now}::timestamptz - interval '7 days'))::integer as seen_7d,
          coalesce((select array_agg(source order by ads_count desc, source)
            from (select source, count(*) as ads_count from known group by source) as counted), '{}') as sources
        from known
      `.execute(db)
      const [row] = rows
      return row === undefined || row.looked_at === null ? null : { ...row, looked_at: row.looked_at.toISOString() }
    },

    findFigures(brandId: string) {
      return db.selectFrom('brand_figures').select('figures').where('brand_id', '=', brandId).executeTakeFirst()
    },

    /** Locks a batch of followed brands with missing or old figures until the transaction ends; other processes skip the locked brands. */
    async takeDue(now: Date): Promise<string[]> {
      const { rows } = await sql<{ brand_id: string }>`
        select brand_id from brand_stats
        where exists (select from brand_trackers where brand_trackers.brand_id = brand_stats.brand_id) and not is_due
          and not exists (
            select from brand_figures where brand_figures.brand_id = brand_stats.brand_id
              and counted_at >= brand_stats.updated_at and counted_at > ${now}::timestamptz - ${OLDEST_HOURS} * interval '1 hour'
          )
        order by brand_id limit ${LOT} for update skip locked
      `.execute(db)
      return rows.map((row) => row.brand_id)
    },

    async save(row: { brand_id: string; figures: string; coverage: string | null }, now: Date): Promise<void> {
      const counted = { ...row, counted_at: now, updated_at: now }
      await db
        .insertInto('brand_figures')
        .values({ ...counted, created_at: now })
        .onConflict((on) => on.column('brand_id').doUpdateSet(counted))
        .execute()
    },
  }
}
