import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type ReviewRow = Selectable<Tables['feedback_reviews']>

/** The SQL of reviews. Every function names the workspace; an id of another workspace finds no row. */
export function createFeedbackReviewRepository(db: Database) {
  const reviews = (workspaceId: string, targetId: string) =>
    db
      .selectFrom('feedback_reviews')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('target_id', '=', targetId)

  return {
    /** The newest first. */
    async list(workspaceId: string, targetId: string, before: string | null, limit: number): Promise<ReviewRow[]> {
      const query = reviews(workspaceId, targetId)
      const page = before === null ? query : query.where('id', '<', before)
      return await page.orderBy('id', 'desc').limit(limit).execute()
    },

    async findByKey(workspaceId: string, targetId: string, key: string): Promise<ReviewRow | undefined> {
      return await reviews(workspaceId, targetId).where('idempotency_key', '=', key).executeTakeFirst()
    },

    /** Does nothing when the idempotency key was used before. */
    async insert(row: Insertable<Tables['feedback_reviews']>): Promise<void> {
      await db
        .insertInto('feedback_reviews')
        .values(row)
        .onConflict((on) => on.columns(['target_id', 'idempotency_key']).doNothing())
        .execute()
    },
  }
}
