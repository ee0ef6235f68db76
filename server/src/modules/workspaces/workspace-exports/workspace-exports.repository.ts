import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceExportTables } from './workspace-exports.tables.ts'

export type WorkspaceExportRow = Selectable<WorkspaceExportTables['workspace_exports']>

/** The SQL of archives. Members' functions name the workspace; the background work has the id from its own job. */
export function createWorkspaceExportRepository(database: Database) {
  const db = database.withTables<WorkspaceExportTables>()

  return {
    /** @returns undefined when one is being made already */
    async insert(row: Insertable<WorkspaceExportTables['workspace_exports']>): Promise<string | undefined> {
      const inserted = await db
        .insertInto('workspace_exports')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('workspace_id').where('state', 'in', ['waiting', 'running']).doNothing(),
        )
        .returning('id')
        .executeTakeFirst()
      return inserted?.id
    },

    findLatest(workspaceId: string): Promise<WorkspaceExportRow | undefined> {
      return db
        .selectFrom('workspace_exports')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    },

    find(workspaceId: string, id: string): Promise<WorkspaceExportRow | undefined> {
      return db
        .selectFrom('workspace_exports')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    findForWork(id: string): Promise<WorkspaceExportRow | undefined> {
      return db.selectFrom('workspace_exports').selectAll().where('id', '=', id).executeTakeFirst()
    },

    async update(id: string, changes: Updateable<WorkspaceExportTables['workspace_exports']>): Promise<void> {
      await db.updateTable('workspace_exports').set(changes).where('id', '=', id).execute()
    },

    async removeExpired(now: Date): Promise<void> {
      await db.deleteFrom('workspace_exports').where('expires_at', '<=', now).execute()
    },
  }
}
