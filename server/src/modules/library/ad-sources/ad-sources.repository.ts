import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { AdSourceTables } from './ad-sources.tables.ts'
import type { QueryRow, SourceRow } from './crawls.repository.ts'

/** The SQL of sources and their queries; every one names the workspace, but for the keys' rotation. */
export function createAdSourceRepository(database: Database) {
  const db = database.withTables<AdSourceTables>()

  return {
    async list(workspaceId: string): Promise<SourceRow[]> {
      return await db
        .selectFrom('ad_sources')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('id')
        .execute()
    },

    /** Of every source of the product, whatever its workspace: the provider, and whether something stands against using it. */
    async listStates(): Promise<{ provider: SourceRow['provider']; has_problem: boolean }[]> {
      return await db
        .selectFrom('ad_sources')
        .select(['provider', ({ eb }) => eb('problem', 'is not', null).$castTo<boolean>().as('has_problem')])
        .execute()
    },

    async find(workspaceId: string, id: string): Promise<SourceRow | undefined> {
      return await db
        .selectFrom('ad_sources')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async insert(row: Insertable<AdSourceTables['ad_sources']>): Promise<SourceRow> {
      return await db.insertInto('ad_sources').values(row).returningAll().executeTakeFirstOrThrow()
    },

    async update(workspaceId: string, id: string, changes: Updateable<AdSourceTables['ad_sources']>): Promise<void> {
      await db
        .updateTable('ad_sources')
        .set(changes)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    /** @returns whether there was one */
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('ad_sources')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async listQueries(workspaceId: string): Promise<QueryRow[]> {
      return await db
        .selectFrom('ad_source_queries')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('id')
        .execute()
    },

    async findQuery(workspaceId: string, id: string): Promise<QueryRow | undefined> {
      return await db
        .selectFrom('ad_source_queries')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async countQueries(sourceId: string): Promise<number> {
      const row = await db
        .selectFrom('ad_source_queries')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('source_id', '=', sourceId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async insertQuery(row: Insertable<AdSourceTables['ad_source_queries']>): Promise<QueryRow> {
      return await db.insertInto('ad_source_queries').values(row).returningAll().executeTakeFirstOrThrow()
    },

    async updateQuery(
      workspaceId: string,
      id: string,
      changes: Updateable<AdSourceTables['ad_source_queries']>,
    ): Promise<QueryRow | undefined> {
      return await db
        .updateTable('ad_source_queries')
        .set(changes)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
    },

    /** @returns whether there was one */
    async removeQuery(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('ad_source_queries')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Sources of all workspaces whose credentials are encrypted with another key than this one. */
    async listSealedOtherwise(keyId: string): Promise<SourceRow[]> {
      return await db.selectFrom('ad_sources').selectAll().where('credential_key_id', '<>', keyId).execute()
    },
  }
}
