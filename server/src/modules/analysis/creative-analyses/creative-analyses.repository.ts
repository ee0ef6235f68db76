import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['creative_analyses']
export type AnalysisRow = Selectable<Table>

/** The SQL of analyses. Members' functions name the workspace; background jobs take the id from their job data. */
export function createAnalysisRepository(db: Database) {
  function analyses(workspaceId: string) {
    return db.selectFrom('creative_analyses').selectAll().where('workspace_id', '=', workspaceId)
  }

  return {
    /** @returns undefined when the workspace has used the idempotency key already */
    async insert(row: Insertable<Table>): Promise<AnalysisRow | undefined> {
      return await db
        .insertInto('creative_analyses')
        .values(row)
        .onConflict((conflict) => conflict.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst()
    },

    async findByKey(workspaceId: string, key: string): Promise<AnalysisRow | undefined> {
      return await analyses(workspaceId).where('idempotency_key', '=', key).executeTakeFirst()
    },

    async find(workspaceId: string, id: string): Promise<AnalysisRow | undefined> {
      return await analyses(workspaceId).where('id', '=', id).executeTakeFirst()
    },

    async findMany(workspaceId: string, ids: readonly string[]): Promise<AnalysisRow[]> {
      return ids.length === 0 ? [] : await analyses(workspaceId).where('id', 'in', ids).execute()
    },

    /** The newest finished analysis of the video of an ad. */
    findOfAd: (workspaceId: string, adId: string): Promise<AnalysisRow | undefined> =>
      analyses(workspaceId)
        .where('ad_id', '=', adId)
        .where('kind', '=', 'video')
        .where('state', '=', 'done')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async findForWork(id: string): Promise<AnalysisRow | undefined> {
      return await db
        .selectFrom('creative_analyses')
        .selectAll()
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirst()
    },

    /** Up to `limit` analyses, newest first. */
    async list(
      workspaceId: string,
      { q, after, limit }: { q: string | undefined; after: { id: string } | null; limit: number },
    ): Promise<AnalysisRow[]> {
      let query = analyses(workspaceId)
      if (q !== undefined) {
        query = query.where('name', 'ilike', containsPattern(q))
      }
      if (after !== null) {
        query = query.where('id', '<', after.id)
      }
      return await query.orderBy('id', 'desc').limit(limit).execute()
    },

    async update(id: string, changes: Updateable<Table>): Promise<void> {
      await db.updateTable('creative_analyses').set(changes).where('id', '=', id).execute()
    },

    /** Ends an unfinished analysis. @returns whether it was unfinished */
    async finish(id: string, changes: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('creative_analyses')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Ends analyses that no worker has updated for a while. */
    async failLost(before: Date, reason: string, now: Date): Promise<Pick<AnalysisRow, 'id' | 'workspace_id'>[]> {
      return await db
        .updateTable('creative_analyses')
        .set({ state: 'failed', failed_reason: reason, finished_at: now, updated_at: now })
        .where('state', 'in', ['waiting', 'running'])
        .where('updated_at', '<', before)
        .returning(['id', 'workspace_id'])
        .execute()
    },

    async remove(workspaceId: string, id: string): Promise<AnalysisRow | undefined> {
      return await db
        .deleteFrom('creative_analyses')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    },

    /** The creatives that ads of an export can be matched with. */
    async listMatchable(workspaceId: string) {
      return await db
        .selectFrom('creative_analyses')
        .select(['id', 'name', 'ad_external_id as external_id'])
        .where('workspace_id', '=', workspaceId)
        .where('state', '=', 'done')
        .execute()
    },

    /** For each analysis id, whether its creative has each attribute. */
    async listAttributes(workspaceId: string, ids: readonly string[]) {
      const { rows } = await sql<{ id: string; attributes: Record<string, boolean> }>`
        select id, findings -> 'attributes' as attributes from creative_analyses
        where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) and state = 'done'
      `.execute(db)
      return rows
    },
  }
}
