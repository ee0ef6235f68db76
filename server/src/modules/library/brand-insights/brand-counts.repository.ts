import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isRunning } from '../last-seen/last-seen.service.ts'

/** The number of brands that one transaction counts. */
const LOT = 200

/** The SQL that counts the activity of brands. */
export function createBrandCountRepository(db: Database) {
  return {
    /**
     * Locks some of the brands whose ads have changed or whose figures are from an earlier day, until the transaction ends.
     * Another process skips them.
     * @param today the day to count for, as `2026-11-21`
     */
    async takeDue(today: string): Promise<string[]> {
      const { rows } = await sql<{ brand_id: string }>`
        select brand_id from brand_stats
        where is_due or counted_on < ${today}::date
        order by brand_id limit ${LOT} for update skip locked
      `.execute(db)
      return rows.map((row) => row.brand_id)
    },

    /** Marks these brands for a new count. They are locked in the order of the ids: other writers must use the same order. */
    async markDue(brandIds: readonly string[], now: Date): Promise<void> {
      if (brandIds.length > 0) {
        await sql`
          insert into brand_stats (brand_id, is_due, created_at, updated_at)
          select brand_id, true, ${now}::timestamptz, ${now}::timestamptz from unnest(${[...brandIds]}::uuid[]) as brand_id
          on conflict (brand_id) do update set is_due = true where not brand_stats.is_due
        `.execute(db)
      }
    },

    /** Recounts brands from all of their ads. An ad with an unknown start counts as started when it was first seen. */
    async count(brandIds: readonly string[], today: string, now: Date): Promise<void> {
      const ids = sql`${[...brandIds]}::uuid[]`
      await sql`delete from brand_days where brand_id = any(${ids})`.execute(db)
      await sql`
        with ${selectRuns(ids, today)}, changes as (
          select brand_id, first_day as day, asset_type, 1 as launched, 0 as stopped, 1 as change from runs
          union all
          select brand_id, last_day, asset_type, 0, 1, 0 from runs where last_day is not null
          union all
          select brand_id, last_day + 1, asset_type, 0, 0, -1 from runs where last_day < ${today}::date
        ), days as (
          select brand_id, day, sum(launched) as launched, sum(stopped) as stopped, sum(change) as change,
            coalesce(sum(change) filter (where asset_type = 'image'), 0) as image,
            coalesce(sum(change) filter (where asset_type = 'video'), 0) as video,
            coalesce(sum(change) filter (where asset_type = 'carousel'), 0) as carousel
          from changes group by brand_id, day
        )
        insert into brand_days (
          brand_id, day, active, inactive, launched, stopped, image, video, carousel, created_at, updated_at
        )
        select brand_id, day, sum(change) over so_far, sum(launched) over so_far - sum(change) over so_far, launched, stopped,
          sum(image) over so_far, sum(video) over so_far, sum(carousel) over so_far, ${now}, ${now}
        from days
        window so_far as (partition by brand_id order by day)
      `.execute(db)
      await sql`
        with ${selectRuns(ids, today)}, figures as (
          select brand_id, count(*) as ads_count,
            count(*) filter (where is_active) as active_ads,
            count(*) filter (where first_day > ${today}::date - 7) as launched_7d,
            count(*) filter (where first_day > ${today}::date - 30) as launched_30d,
            count(*) filter (where asset_type = 'image') as image,
            count(*) filter (where asset_type = 'video') as video,
            count(*) filter (where asset_type = 'carousel') as carousel,
            count(*) filter (where asset_type = 'text') as text,
            max(coalesce(last_day, ${today}::date) - first_day) as longest_run_days
          from runs group by brand_id
        ), niches as (
          select brand_id, (array_agg(niche order by ads_count desc, niche))[1:3] as niches
          from (
            select brand_id, niche, count(*) as ads_count from ads, unnest(ads.niches) as niche
            where brand_id = any(${ids}) group by brand_id, niche
          ) as counted
          group by brand_id
        ), brand as (select unnest(${ids}) as id)
        update brand_stats set
          is_due = false, counted_on = ${today}::date, updated_at = ${now},
          ads_count = coalesce(figures.ads_count, 0), active_ads = coalesce(figures.active_ads, 0),
          launched_7d = coalesce(figures.launched_7d, 0), launched_30d = coalesce(figures.launched_30d, 0),
          image = coalesce(figures.image, 0), video = coalesce(figures.video, 0),
          carousel = coalesce(figures.carousel, 0), text = coalesce(figures.text, 0),
          longest_run_days = coalesce(figures.longest_run_days, 0), niches = coalesce(niches.niches, '{}')
        from brand
        left join figures on figures.brand_id = brand.id
        left join niches on niches.brand_id = brand.id
        where brand_stats.brand_id = brand.id
      `.execute(db)
    },
  }
}

/**
 * The first and last day of each ad's run; no last day while it runs and is looked at. Days in UTC, none of them after today. An ad whose end its source
 * does not tell has run until it was last seen. When we saw it on one day only, as in a file of former years, that day proves no run.
 */
function selectRuns(ids: ReturnType<typeof sql>, today: string) {
  return sql`runs as (
    select brand_id, asset_type, is_active, first_day, case when not is_active then greatest(last_day, first_day) end as last_day
    from (
      select brand_id, asset_type, ${isRunning(today)} as is_active,
        least(${today}::date, (coalesce(started_at, first_seen_at) at time zone 'UTC')::date) as first_day,
        case
          when status = 'unknown' and stopped_at is null
            and (first_seen_at at time zone 'UTC')::date = (ad_stats.last_seen_at at time zone 'UTC')::date
          then least(${today}::date, (coalesce(started_at, first_seen_at) at time zone 'UTC')::date)
          else least(${today}::date, (coalesce(stopped_at, ad_stats.last_seen_at) at time zone 'UTC')::date)
        end as last_day
      from ads join ad_stats on ad_stats.ad_id = ads.id
      where brand_id = any(${ids})
    ) as known
  )`
}
