import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { FileTables } from './files.tables.ts'

export type FileRow = Selectable<FileTables['files']>

/** The only SQL of this module. Every statement is scoped by a workspace. */
export function createFileRepository(database: Database) {
  const db = database.withTables<FileTables>()
  return {
    insert(row: Insertable<FileTables['files']>): Promise<FileRow> {
      return db.insertInto('files').values(row).returningAll().executeTakeFirstOrThrow()
    },
    listAll(workspaceId: string): Promise<Pick<FileRow, 'id' | 'hash'>[]> {
      return db
        .selectFrom('files')
        .select(['id', 'hash'])
        .where('workspace_id', '=', workspaceId)
        .orderBy('id')
        .execute()
    },
    find(workspaceId: string, ids: readonly string[]): Promise<FileRow[]> {
      return db.selectFrom('files').selectAll().where('workspace_id', '=', workspaceId).where('id', 'in', ids).execute()
    },
  }
}
