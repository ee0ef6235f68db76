import { PROVEN_DAYS, WEEK_DAYS, type WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Figures that are counted by the day of addition. */
export type FigureName = Exclude<keyof WorkspaceSummary, 'launches'>

/** The number of additions on a day in the workspace's time zone, as `2026-11-21`. Ads start on UTC days, as their sources report them. */
export interface DayCount {
  day: string
  count: number
}

type Outcome = WorkspaceSummary['launches']['brands'][number]

/** The period of the summary. */
interface Period {
  from: string
  today: string
}

const SOURCES: Record<FigureName, RawBuilder<unknown>> = {
  saved_ads: sql`from saved_ads where true`,
  boards: sql`from boards where removed_at is null`,
  briefs: sql`from briefs where archived_at is null`,
  products: sql`from products where deleted_at is null`,
  followed_brands: sql`from brand_trackers where true`,
  members: sql`from memberships where true`,
  invitations: sql`from invitations where revoked_at is null`,
  images: sql`from image_orders where deleted_at is null`,
  analyses: sql`from creative_analyses where true`,
}

/** The SQL that counts the contents of a workspace. It reads the tables of other modules and writes none. */
export function createWorkspaceSummaryRepository(db: Database) {
  return {
    /** Counts everything in the workspace by day of addition; entries from before `from` count for the day before it. */
    async countAdded(workspaceId: string, { from, today }: Period): Promise<(DayCount & { figure: FigureName })[]> {
      const counts = Object.entries(SOURCES).map(
        ([figure, source]) => sql`
          select ${figure}::text as figure, count(*)::integer as count,
            least(${today}::date, greatest(${from}::date - 1, workspace_day(${workspaceId}, created_at)))::text as day
          ${source} and workspace_id = ${workspaceId} group by day
        `,
      )
      const { rows } = await sql<DayCount & { figure: FigureName }>`${sql.join(counts, sql` union all `)}`.execute(db)
      return rows
    },

    /** Counts the ads of followed brands by start day; ads with a future start count for today. */
    async countLaunches(workspaceId: string, { from, today }: Period): Promise<DayCount[]> {
      const { rows } = await sql<DayCount>`
        select least(${today}::date, (to_timestamp(started_ms / 1000.0) at time zone 'UTC')::date)::text as day,
          count(*)::integer as count
        from brand_trackers join ad_search using (brand_id)
        where workspace_id = ${workspaceId} and started_ms >= ${toStart(from)} group by day
      `.execute(db)
      return rows
    },

    /** The changes in the followed brands' ads since a day; brands without a change are left out. */
    async listOutcomes(workspaceId: string, since: string, limit: number) {
      const start = toStart(since)
      const { rows } = await sql<Outcome>`
        select * from (
          select brands.id, brands.name, brands.logo_url,
            count(*) filter (where is_active and started_ms >= ${start - PROVEN_DAYS * DAY_MS}
              and started_ms < ${start + (WEEK_DAYS - PROVEN_DAYS) * DAY_MS})::integer as proven,
            count(*) filter (where ads.stopped_at >= ${since}::date)::integer as stopped,
            count(*) filter (where started_ms >= ${start})::integer as launched
          from brand_trackers join ad_search using (brand_id) join ads on ads.id = ad_search.ad_id
            join brands on brands.id = ad_search.brand_id
          where brand_trackers.workspace_id = ${workspaceId}
          group by brands.id
        ) as outcomes
        where proven + stopped + launched > 0
        order by proven + stopped + launched desc, name limit ${limit}
      `.execute(db)
      return rows
    },

    /** Ids of the followed brands' most recently started ads, none from before `since`. */
    async listLaunches(workspaceId: string, since: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ ad_id: string }>`
        select ad_id from brand_trackers join ad_search using (brand_id)
        where workspace_id = ${workspaceId} and started_ms >= ${toStart(since)}
        order by started_ms desc, ad_id desc limit ${limit}
      `.execute(db)
      return rows.map((row) => row.ad_id)
    },
  }
}

function toStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
