import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type CommentRow = Selectable<Tables['feedback_comments']>

interface ListOptions {
  isForGuests: boolean
  after: string | null
  limit: number
}

/** The SQL of comments. Every function names the workspace; an id of another workspace finds no row. */
export function createFeedbackCommentRepository(db: Database) {
  const comments = (workspaceId: string) =>
    db.selectFrom('feedback_comments').selectAll().where('workspace_id', '=', workspaceId)

  return {
    /** Comments that are not replies, the oldest first. */
    async listThreads(
      workspaceId: string,
      targetId: string,
      { isForGuests, after, limit }: ListOptions,
    ): Promise<CommentRow[]> {
      let query = comments(workspaceId).where('target_id', '=', targetId).where('parent_id', 'is', null)
      if (isForGuests) {
        query = query.where('is_for_guests', '=', true)
      }
      if (after !== null) {
        query = query.where('id', '>', after)
      }
      return await query.orderBy('id').limit(limit).execute()
    },

    async listReplies(workspaceId: string, threadIds: readonly string[]): Promise<CommentRow[]> {
      return threadIds.length === 0
        ? []
        : await comments(workspaceId).where('parent_id', 'in', threadIds).orderBy('id').execute()
    },

    async find(workspaceId: string, targetId: string, id: string): Promise<CommentRow | undefined> {
      return await comments(workspaceId).where('target_id', '=', targetId).where('id', '=', id).executeTakeFirst()
    },

    async findByKey(workspaceId: string, targetId: string, key: string): Promise<CommentRow | undefined> {
      return await comments(workspaceId)
        .where('target_id', '=', targetId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
    },

    async count(workspaceId: string, targetId: string): Promise<number> {
      const { count } = await db
        .selectFrom('feedback_comments')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('target_id', '=', targetId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** @returns whether the comment is new: the idempotency key was not used before */
    async insert(row: Insertable<Tables['feedback_comments']>): Promise<boolean> {
      const inserted = await db
        .insertInto('feedback_comments')
        .values(row)
        .onConflict((on) => on.columns(['target_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    async setResolved(workspaceId: string, id: string, by: string | null, now: Date): Promise<void> {
      await db
        .updateTable('feedback_comments')
        .set({ resolved_at: by === null ? null : now, resolved_by: by, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    async remove(workspaceId: string, id: string): Promise<void> {
      await db.deleteFrom('feedback_comments').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
    },
  }
}
