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
