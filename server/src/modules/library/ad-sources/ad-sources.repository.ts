import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { SourceOfQuery, SourceQueryRow, SourceRow } from './crawls.repository.ts'

/** `platform`: a source of the administrators, for the library. `workspace`: one that a workspace has connected for its brands. */
type SourceOwner = SourceRow['owner']

/** The SQL of sources and their queries; every statement names the workspace, except those for the rotation of keys. */
export function createAdSourceRepository(db: Database) {
  return {
    async list(workspaceId: string, owner: SourceOwner): Promise<SourceRow[]> {
      return await db
        .selectFrom('ad_sources')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('owner', '=', owner)
        .orderBy('id')
        .execute()
    },

    /** The provider of each source of the product and of the workspace, and whether a problem prevents its use. */
    async listStates(workspaceId: string): Promise<{ provider: SourceRow['provider']; has_problem: boolean }[]> {
      return await db
        .selectFrom('ad_sources')
        .select(['provider', ({ eb }) => eb('problem', 'is not', null).$castTo<boolean>().as('has_problem')])
        .where((where) => where.or([where('owner', '=', 'platform'), where('workspace_id', '=', workspaceId)]))
        .execute()
    },

    async find(workspaceId: string, id: string, owner: SourceOwner): Promise<SourceRow | undefined> {
      return await db
        .selectFrom('ad_sources')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
    },

    async insert(row: Insertable<Tables['ad_sources']>): Promise<SourceRow> {
      return await db.insertInto('ad_sources').values(row).returningAll().executeTakeFirstOrThrow()
    },

    async update(workspaceId: string, id: string, changes: Updateable<Tables['ad_sources']>): Promise<void> {
      await db
        .updateTable('ad_sources')
        .set(changes)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    /** @returns whether it existed */
    async remove(workspaceId: string, id: string, owner: SourceOwner): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('ad_sources')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async listQueries(workspaceId: string): Promise<SourceQueryRow[]> {
      return await db
        .selectFrom('ad_source_queries')
        .selectAll()
        .$narrowType<SourceOfQuery>()
        .where('workspace_id', '=', workspaceId)
        .orderBy('id')
        .execute()
    },

    async findQuery(workspaceId: string, id: string): Promise<SourceQueryRow | undefined> {
      return await db
        .selectFrom('ad_source_queries')
        .selectAll()
        .$narrowType<SourceOfQuery>()
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

    async insertQuery(row: Insertable<Tables['ad_source_queries']>): Promise<SourceQueryRow> {
      return await db
        .insertInto('ad_source_queries')
        .values(row)
        .returningAll()
        .$narrowType<SourceOfQuery>()
        .executeTakeFirstOrThrow()
    },

    async updateQuery(
      workspaceId: string,
      id: string,
      changes: Updateable<Tables['ad_source_queries']>,
    ): Promise<SourceQueryRow | undefined> {
      return await db
        .updateTable('ad_source_queries')
        .set(changes)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .returningAll()
        .$narrowType<SourceOfQuery>()
        .executeTakeFirst()
    },

    /** @returns whether it existed */
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
