import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CreativeAnalysisTables } from './creative-analyses.tables.ts'

type Table = CreativeAnalysisTables['creative_analyses']
export type AnalysisRow = Selectable<Table>

/** The SQL of analyses. Members' functions name the workspace; the background work has the id from its own job. */
export function createAnalysisRepository(database: Database) {
  const db = database.withTables<CreativeAnalysisTables>()

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

    async findForWork(id: string): Promise<AnalysisRow | undefined> {
      return await db
        .selectFrom('creative_analyses')
        .selectAll()
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirst()
    },

    /** Up to `limit` analyses, the newest first. */
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

    /** Ends an analysis that is under way. @returns whether it still was */
    async finish(id: string, changes: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('creative_analyses')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Ends what nobody works on any more. */
    async failLost(before: Date, reason: string, now: Date): Promise<void> {
      await db
        .updateTable('creative_analyses')
        .set({ state: 'failed', failed_reason: reason, finished_at: now, updated_at: now })
        .where('state', 'in', ['waiting', 'running'])
        .where('updated_at', '<', before)
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

    /** What ads of an export may be matched with. */
    async listMatchable(workspaceId: string) {
      return await db
        .selectFrom('creative_analyses')
        .select(['id', 'name', 'ad_external_id as external_id'])
        .where('workspace_id', '=', workspaceId)
        .where('state', '=', 'done')
        .execute()
    },

    /** By the id of an analysis: whether its creative has each attribute. */
    async listAttributes(workspaceId: string, ids: readonly string[]) {
      const { rows } = await sql<{ id: string; attributes: Record<string, boolean> }>`
        select id, findings -> 'attributes' as attributes from creative_analyses
        where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) and state = 'done'
      `.execute(database)
      return rows
    },
  }
}
