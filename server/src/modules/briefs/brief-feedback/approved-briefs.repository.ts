import type { Brief } from '@marquee/contract/briefs'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL of approved versions. Every function names the workspace; an id of another workspace finds no row. */
export function createApprovedBriefRepository(db: Database) {
  return {
    /** Stores an approved version; a version that was approved before stays unchanged. */
    async keepVersion(workspaceId: string, brief: Brief, now: Date): Promise<void> {
      await db
        .insertInto('approved_brief_versions')
        .values({
          workspace_id: workspaceId,
          brief_id: brief.id,
          version: brief.version,
          content: JSON.stringify(brief),
          created_at: now,
        })
        .onConflict((on) => on.columns(['brief_id', 'version']).doNothing())
        .execute()
    },

    async findVersion(workspaceId: string, briefId: string, version: number): Promise<Brief | undefined> {
      const row = await db
        .selectFrom('approved_brief_versions')
        .select('content')
        .where('workspace_id', '=', workspaceId)
        .where('brief_id', '=', briefId)
        .where('version', '=', version)
        .executeTakeFirst()
      return row?.content
    },
  }
}
