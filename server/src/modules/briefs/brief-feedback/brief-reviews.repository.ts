import type { Brief } from '@marquee/contract/briefs'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type ReviewRow = Selectable<Tables['brief_reviews']>

/** The SQL of reviews. Every function names the workspace; an id of another workspace finds no row. */
export function createBriefReviewRepository(db: Database) {
  const reviews = (workspaceId: string, briefId: string) =>
    db.selectFrom('brief_reviews').selectAll().where('workspace_id', '=', workspaceId).where('brief_id', '=', briefId)

  return {
    /** The newest first. */
    async list(workspaceId: string, briefId: string, before: string | null, limit: number): Promise<ReviewRow[]> {
      const query = reviews(workspaceId, briefId)
      const page = before === null ? query : query.where('id', '<', before)
      return await page.orderBy('id', 'desc').limit(limit).execute()
    },

    async findByKey(workspaceId: string, briefId: string, key: string): Promise<ReviewRow | undefined> {
      return await reviews(workspaceId, briefId).where('idempotency_key', '=', key).executeTakeFirst()
    },

    /** @returns whether the review is new: the idempotency key was not used before */
    async insert(row: Insertable<Tables['brief_reviews']>): Promise<boolean> {
      const inserted = await db
        .insertInto('brief_reviews')
        .values(row)
        .onConflict((on) => on.columns(['brief_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

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
