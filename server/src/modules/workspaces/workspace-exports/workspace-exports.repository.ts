import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type WorkspaceExportRow = Selectable<Tables['workspace_exports']>

/** The SQL of archives. Functions for members name the workspace; the background job has the id from its own data. */
export function createWorkspaceExportRepository(db: Database) {
  return {
    /** @returns undefined when an archive is already being made */
    async insert(row: Insertable<Tables['workspace_exports']>): Promise<string | undefined> {
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

    async update(id: string, changes: Updateable<Tables['workspace_exports']>): Promise<void> {
      await db.updateTable('workspace_exports').set(changes).where('id', '=', id).execute()
    },

    async removeExpired(now: Date): Promise<void> {
      await db.deleteFrom('workspace_exports').where('expires_at', '<=', now).execute()
    },
  }
}
