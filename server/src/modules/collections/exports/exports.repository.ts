import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Changes = Pick<Updateable<Tables['exports']>, 'state' | 'done_count' | 'size' | 'expires_at' | 'updated_at'>

/** The SQL of export files. Functions for members name the workspace; the background job has the id from its own data. */
export function createExportRepository(db: Database) {
  return {
    async insert(row: Insertable<Tables['exports']>): Promise<string> {
      return (await db.insertInto('exports').values(row).returning('id').executeTakeFirstOrThrow()).id
    },

    async find(workspaceId: string, id: string) {
      return await db
        .selectFrom('exports')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async findForWork(id: string) {
      return await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
    },

    /** @returns false when the row no longer exists */
    async update(id: string, changes: Changes): Promise<boolean> {
      const { numUpdatedRows } = await db.updateTable('exports').set(changes).where('id', '=', id).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async countUnfinished(workspaceId: string): Promise<number> {
      const row = await db
        .selectFrom('exports')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async removeExpired(now: Date): Promise<void> {
      await db.deleteFrom('exports').where('expires_at', '<=', now).execute()
    },
  }
}
export type ExportRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createExportRepository>['find']>>>
