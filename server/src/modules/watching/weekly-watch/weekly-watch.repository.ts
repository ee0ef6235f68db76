import { sql } from 'kysely'
import type { ZoneName } from '../../../platform/calendar-days.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'

export interface Week {
  workspaceId: string
  /** As `2026-11-21`. */
  firstDay: string
  lastDay: string
}

export interface WatchedBrandRow {
  id: string
  name: string
  logo_url: string | null
  started: number
  stopped: number
  active: number
}

/** An opening line counts as reused when its first use was at least this many days before the week. */
const REUSED_AFTER_DAYS = 30
const HOOK = sql`coalesce(hook_text, left(split_part(ltrim(body, E' \\n\\r\\t'), E'\\n', 1), 200))`

/** The SQL of a week of a workspace's followed brands. It reads tables that other modules write. */
export function createWeeklyWatchRepository(db: Database) {
  const getStart = (day: string, plusDays = 0) => Date.parse(day) + plusDays * DAY_MS

  /** Ads of followed brands that started in the week, with their opening lines. */
  const started = ({ workspaceId, firstDay, lastDay }: Week) => sql`
    started as materialized (
      select ad_id, brand_trackers.brand_id, started_ms, ${HOOK} as hook
      from brand_trackers join ad_search using (brand_id) join ads on ads.id = ad_id and ads.brand_id = brand_trackers.brand_id
      where workspace_id = ${workspaceId} and started_ms >= ${getStart(firstDay)} and started_ms < ${getStart(lastDay, 1)}
    )`

  /** For each new ad with a reused line, the time of the line's first use. */
  const reused = (week: Week) => sql`
    reused as materialized (
      select started.ad_id, started.hook, used.first_ms
      from started join (
        select ads.brand_id, ${HOOK} as hook, min(ad_search.started_ms) as first_ms
        from ads join ad_search on ad_search.ad_id = ads.id
        where ads.brand_id in (select brand_id from started)
          and ad_search.started_ms < ${getStart(week.firstDay, -REUSED_AFTER_DAYS)}
        group by 1, 2
      ) as used using (brand_id, hook)
      where started.hook <> ''
    )`

  return {
    /** Brands that started or stopped an ad; the brands with the most new ads first. */
    async listBrands({ workspaceId, firstDay, lastDay }: Week, limit: number): Promise<WatchedBrandRow[]> {
      const { rows } = await sql<WatchedBrandRow>`
        select brands.id, name, logo_url, sum(launched)::integer as started, sum(stopped)::integer as stopped,
          coalesce(min(active_ads), 0) as active
        from brand_trackers
        join brand_days using (brand_id)
        join brands on brands.id = brand_trackers.brand_id
        left join brand_stats on brand_stats.brand_id = brands.id
        where workspace_id = ${workspaceId} and day between ${firstDay}::date and ${lastDay}::date
        group by brands.id having sum(launched) + sum(stopped) > 0
        order by started desc, stopped desc, brands.id limit ${limit}
      `.execute(db)
      return rows
    },

    async countReused(week: Week): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        with ${started(week)}, ${reused(week)} select count(*)::integer as count from reused
      `.execute(db)
      return rows[0]?.count ?? 0
    },

    async listStarted({ workspaceId, firstDay, lastDay }: Week, limit: number): Promise<string[]> {
      const { rows } = await sql<{ ad_id: string }>`
        select ad_id from brand_trackers join ad_search using (brand_id)
        where workspace_id = ${workspaceId} and started_ms >= ${getStart(firstDay)} and started_ms < ${getStart(lastDay, 1)}
        order by started_ms desc, ad_id desc limit ${limit}
      `.execute(db)
      return rows.map((row) => row.ad_id)
    },

    /** Ads whose last day was in the week; the ads with the longest run first. */
    async listStopped({ workspaceId, firstDay, lastDay }: Week, limit: number) {
      const { rows } = await sql<{ ad_id: string; ran_days: number }>`
        select id as ad_id, greatest(0, last_day - first_day) as ran_days
        from (
          select ads.id, (coalesce(started_at, first_seen_at) at time zone 'UTC')::date as first_day,
            (coalesce(stopped_at, ad_stats.last_seen_at) at time zone 'UTC')::date as last_day
          from brand_trackers join ads using (brand_id) join ad_stats on ad_stats.ad_id = ads.id
          where workspace_id = ${workspaceId} and status <> 'active'
        ) as stopped
        where last_day between ${firstDay}::date and ${lastDay}::date
        order by ran_days desc, id limit ${limit}
      `.execute(db)
      return rows
    },

    /** One ad of each reused line; the lines with the earliest first use first. */
    async listReused(week: Week, limit: number) {
      const { rows } = await sql<{ ad_id: string; hook: string; first_day: string }>`
        with ${started(week)}, ${reused(week)}
        select distinct on (first_ms, hook) ad_id, hook, (to_timestamp(first_ms / 1000.0) at time zone 'UTC')::date::text as first_day
        from reused order by first_ms, hook, ad_id limit ${limit}
      `.execute(db)
      return rows
    },

    /** The time zones of the workspaces that follow a brand. */
    async listTimeZones(): Promise<ZoneName[]> {
      const { rows } = await sql<{ time_zone: ZoneName }>`
        select distinct time_zone from workspaces
        where exists (select from brand_trackers where workspace_id = workspaces.id)
      `.execute(db)
      return rows.map((row) => row.time_zone)
    },

    /** Workspaces of a time zone that follow a brand and have not received the week's report. */
    async listUntold(lastDay: string, zone: ZoneName, limit: number): Promise<string[]> {
      const { rows } = await sql<{ workspace_id: string }>`
        select distinct workspace_id from brand_trackers join workspaces on workspaces.id = workspace_id
        where time_zone is not distinct from ${zone} and not exists (
          select from weekly_watch_runs as told
          where told.workspace_id = brand_trackers.workspace_id and last_day = ${lastDay}::date
        )
        order by workspace_id limit ${limit}
      `.execute(db)
      return rows.map((row) => row.workspace_id)
    },

    /** @returns false when the workspace has received the week's report already */
    async noteTold(workspaceId: string, lastDay: string, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into weekly_watch_runs (workspace_id, last_day, created_at) values (${workspaceId}, ${lastDay}::date, ${now})
        on conflict do nothing
      `.execute(db)
      return numAffectedRows === 1n
    },
  }
}
