import type { AdministeredPageState, PageTakedown, ReportReason } from '@marquee/contract/published-pages'
import { pageTakedown, reportReason } from '@marquee/contract/published-pages'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { NewestPosition } from '../../../platform/database/newest-first.ts'

interface NewTakedown {
  workspaceId: string
  /** Null: all pages of the workspace. */
  pageId: string | null
  reason: string
  by: string
  now: Date
}

interface ReportRow {
  page_id: string
  reason: ReportReason
  details: string
  created_at: Date
}

/** The SQL of what visitors report of published pages, and of what administrators decide. */
export function createPageTakedownRepository(db: Database) {
  return {
    /** What keeps a page off the web; that of its workspace first. */
    async find(workspaceId: string, pageId: string): Promise<PageTakedown | undefined> {
      const row = await db
        .selectFrom('page_takedowns')
        .select(['page_id', 'reason', 'taken_down_at'])
        .where('workspace_id', '=', workspaceId)
        .where((any) => any.or([any('page_id', 'is', null), any('page_id', '=', pageId)]))
        .orderBy('page_id', (order) => order.asc().nullsFirst())
        .limit(1)
        .executeTakeFirst()
      return (
        row &&
        pageTakedown.parse({
          scope: row.page_id === null ? 'workspace' : 'page',
          reason: row.reason,
          taken_down_at: row.taken_down_at.toISOString(),
        })
      )
    },

    /** Takes down, or gives another reason. */
    async save({ workspaceId, pageId, reason, by, now }: NewTakedown): Promise<void> {
      const said = { reason, taken_down_by: by, taken_down_at: now }
      await db
        .insertInto('page_takedowns')
        .values({ workspace_id: workspaceId, page_id: pageId, ...said })
        .onConflict((on) => on.columns(['workspace_id', 'page_id']).doUpdateSet(said))
        .execute()
    },

    /** Ends what keeps a page off the web. */
    async delete(workspaceId: string, pageId: string): Promise<void> {
      await db
        .deleteFrom('page_takedowns')
        .where('workspace_id', '=', workspaceId)
        .where((any) => any.or([any('page_id', 'is', null), any('page_id', '=', pageId)]))
        .execute()
    },

    /** @returns how many reports of the page wait for a decision, with this one */
    async insertReport(report: ReportRow): Promise<number> {
      await db.insertInto('page_reports').values(report).execute()
      const { count } = await db
        .selectFrom('page_reports')
        .select((counted) => counted.fn.countAll<string>().as('count'))
        .where('page_id', '=', report.page_id)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The reports of these pages, the newest first. */
    async listReports(pageIds: readonly string[]): Promise<ReportRow[]> {
      const rows = await db
        .selectFrom('page_reports')
        .select(['page_id', 'reason', 'details', 'created_at'])
        .where('page_id', 'in', pageIds)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map((row) => ({ ...row, reason: reportReason.parse(row.reason) }))
    },

    async deleteReports(pageId: string): Promise<void> {
      await db.deleteFrom('page_reports').where('page_id', '=', pageId).execute()
    },

    /** Pages of every workspace that are or were published, the last published first. */
    async listPages(
      state: AdministeredPageState,
      { after, limit }: { after: NewestPosition | null; limit: number },
    ): Promise<
      { page_id: string; workspace_id: string; slug: string; published_at: Date; withdrawn_at: Date | null }[]
    > {
      let query = db
        .selectFrom('funnel_publications as page')
        .select(['page_id', 'workspace_id', 'slug', 'published_at', 'withdrawn_at'])
      if (state === 'reported') {
        query = query.where((any) =>
          any.exists(any.selectFrom('page_reports').select('id').whereRef('page_reports.page_id', '=', 'page.page_id')),
        )
      }
      if (state === 'taken_down') {
        query = query.where(
          sql<boolean>`exists (select from page_takedowns as down
            where down.workspace_id = page.workspace_id and (down.page_id is null or down.page_id = page.page_id))`,
        )
      }
      if (after !== null) {
        query = query.where(
          sql<boolean>`(published_at, page_id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`,
        )
      }
      return query.orderBy('published_at', 'desc').orderBy('page_id', 'desc').limit(limit).execute()
    },
  }
}
