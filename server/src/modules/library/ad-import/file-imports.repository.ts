import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FileImportTables } from './file-imports.tables.ts'

type Table = FileImportTables['ad_file_imports']
export type FileImportRow = Selectable<Table>

interface ClaimRequest {
  now: Date
  until: Date
  /** Take it also from a worker whose lease has not ended. */
  isTakeover: boolean
}

/** The SQL of uploaded files. Members' functions name the workspace; the background work has the id from its own job. */
export function createFileImportRepository(database: Database) {
  const db = database.withTables<FileImportTables>()

  return {
    /** For a file that is stored before it has a row. */
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(database)
      return rows[0]?.id ?? ''
    },

    async insert(row: Insertable<Table>): Promise<FileImportRow> {
      return await db.insertInto('ad_file_imports').values(row).returningAll().executeTakeFirstOrThrow()
    },

    async find(workspaceId: string, id: string): Promise<FileImportRow | undefined> {
      return await db
        .selectFrom('ad_file_imports')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    /** The newest ones of which an import was begun. */
    async list(workspaceId: string, limit: number): Promise<FileImportRow[]> {
      return await db
        .selectFrom('ad_file_imports')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('state', '<>', 'ready')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },

    async hasUnfinished(workspaceId: string): Promise<boolean> {
      const row = await db
        .selectFrom('ad_file_imports')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('state', 'in', ['waiting', 'running'])
        .executeTakeFirst()
      return row !== undefined
    },

    /** Changes an import that is in one of these states. @returns whether it was */
    async change(id: string, from: readonly FileImportRow['state'][], changes: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('ad_file_imports')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Takes an import for a worker, unless another one has it. */
    async claim(id: string, { now, until, isTakeover }: ClaimRequest): Promise<FileImportRow | undefined> {
      return await db
        .updateTable('ad_file_imports')
        .set(({ eb }) => ({
          state: 'running' as const,
          leased_until: until,
          attempts: eb('attempts', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .where((where) =>
          where.or([where('leased_until', 'is', null), where('leased_until', '<', now), where.lit(isTakeover)]),
        )
        .returningAll()
        .executeTakeFirst()
    },

    /** Imports that nobody works on. */
    async listAbandoned(now: Date): Promise<{ id: string }[]> {
      return await db
        .selectFrom('ad_file_imports')
        .select('id')
        .where('state', 'in', ['waiting', 'running'])
        .where('finished_at', 'is', null)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
        .execute()
    },

    async listForgotten(before: Date): Promise<{ id: string }[]> {
      return await db
        .selectFrom('ad_file_imports')
        .select('id')
        .where('state', '=', 'ready')
        .where('finished_at', 'is', null)
        .where('created_at', '<', before)
        .limit(100)
        .execute()
    },

    async listReady(workspaceId: string, userId: string): Promise<{ id: string }[]> {
      return await db
        .selectFrom('ad_file_imports')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('created_by', '=', userId)
        .where('state', '=', 'ready')
        .execute()
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('ad_file_imports').where('id', '=', id).execute()
    },
  }
}
