import type { CaptureFacts } from '@marquee/contract/captures'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface NewCapture {
  adId: string
  userId: string
  page: string
  capturedAt: Date
  facts: CaptureFacts
  now: Date
}

/** The SQL of what the extension saw. Every function names the workspace. */
export function createCaptureRepository(db: Database) {
  return {
    /** Notes a sighting. A repeated one adds its facts; the page and the time of the last one stay. */
    async add(workspaceId: string, { adId, userId, page, capturedAt, facts, now }: NewCapture): Promise<void> {
      await sql`
        insert into ad_captures (workspace_id, ad_id, captured_by, page_url, captured_at, facts, created_at, updated_at)
        values (${workspaceId}, ${adId}, ${userId}, ${page}, ${capturedAt}, ${JSON.stringify(facts)}::jsonb, ${now}, ${now})
        on conflict (workspace_id, ad_id) do update set
          page_url = case when excluded.captured_at > ad_captures.captured_at then excluded.page_url else ad_captures.page_url end,
          captured_at = greatest(ad_captures.captured_at, excluded.captured_at),
          facts = ad_captures.facts || excluded.facts,
          updated_at = excluded.updated_at
      `.execute(db)
    },

    /**
     * How many owners have workspaces that offer their captures and captured this ad of a workspace with the same words: title, text and
     * link. 0 for a common ad.
     */
    async countAgreeing(adId: string): Promise<number> {
      const { rows } = await sql<{ owners: number }>`
        select count(distinct user_id)::integer as owners
        from ads as captured
        join ads as same on same.source = captured.source and same.home_id is not null
          and id_at_source(same.external_id, same.home_id) = id_at_source(captured.external_id, captured.home_id)
          and (same.title, same.body, same.landing_page) is not distinct from
            (captured.title, captured.body, captured.landing_page)
        join ad_captures on ad_captures.ad_id = same.id and ad_captures.workspace_id = same.home_id
        join workspaces on workspaces.id = same.home_id and offers_captures and deleted_at is null
        join memberships on memberships.workspace_id = same.home_id and role = 'owner'
        where captured.id = ${adId} and captured.home_id is not null
      `.execute(db)
      return rows[0]?.owners ?? 0
    },

    async listAdIds(workspaceId: string): Promise<string[]> {
      const rows = await db.selectFrom('ad_captures').select('ad_id').where('workspace_id', '=', workspaceId).execute()
      return rows.map(({ ad_id: adId }) => adId)
    },

    async find(workspaceId: string, adId: string) {
      return await db
        .selectFrom('ad_captures')
        .select(['page_url', 'captured_at', 'facts'])
        .where('workspace_id', '=', workspaceId)
        .where('ad_id', '=', adId)
        .executeTakeFirst()
    },
  }
}
