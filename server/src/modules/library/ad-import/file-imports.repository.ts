import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['ad_file_imports']
export type FileImportRow = Selectable<Table>

interface ClaimRequest {
  now: Date
  until: Date
  /** Also take it from a worker whose lease has not ended. */
  isTakeover: boolean
}

/** The SQL of uploaded files. Functions for members take the workspace; the background work has the id from its own job. */
export function createFileImportRepository(db: Database) {
  return {
    /** A new id, for a file that is stored before its row exists. */
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
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

    /** The newest uploads whose import was started. */
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

    /** The mapping of the last import of a file with the same columns. */
    async findMapping(workspaceId: string, columns: readonly string[]): Promise<FileImportRow['mapping']> {
      const names = sql`(select coalesce(jsonb_agg(item -> 'name'), '[]') from jsonb_array_elements(preview -> 'columns') as item)`
      const row = await db
        .selectFrom('ad_file_imports')
        .select('mapping')
        .where('workspace_id', '=', workspaceId)
        .where('mapping', 'is not', null)
        .where(sql<boolean>`${names} = ${JSON.stringify(columns)}::jsonb`)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.mapping ?? null
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

    /** Changes an import that is in one of these states. @returns whether it was in one of them */
    async change(id: string, from: readonly FileImportRow['state'][], changes: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('ad_file_imports')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Assigns an import to a worker, unless another worker has it. */
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

    /** Imports that have no worker. */
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
