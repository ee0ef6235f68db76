import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['result_imports']
export type ResultImportRow = Omit<Selectable<Table>, 'first_day' | 'last_day'> & {
  first_day: string | null
  last_day: string | null
}

/** The SQL of imports. Members' functions name the workspace; background jobs take the id from their job data. */
export function createResultImportRepository(db: Database) {
  function imports() {
    return db
      .selectFrom('result_imports')
      .selectAll()
      .select([sql<string | null>`first_day::text`.as('first_day'), sql<string | null>`last_day::text`.as('last_day')])
  }

  return {
    /** Creates an id for a file that is stored before its row exists. */
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
      return rows[0]?.id ?? ''
    },

    async insert(row: Insertable<Table>): Promise<void> {
      await db.insertInto('result_imports').values(row).execute()
    },

    async find(workspaceId: string, id: string): Promise<ResultImportRow | undefined> {
      return await imports().where('workspace_id', '=', workspaceId).where('id', '=', id).executeTakeFirst()
    },

    async findForWork(id: string): Promise<ResultImportRow | undefined> {
      return await imports().where('id', '=', id).where('state', 'in', ['waiting', 'running']).executeTakeFirst()
    },

    /** The newest imports that were started. */
    async list(workspaceId: string, limit: number): Promise<ResultImportRow[]> {
      return await imports()
        .where('workspace_id', '=', workspaceId)
        .where('state', 'not in', ['ready', 'canceled'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },

    /** Changes an import that is in one of these states. @returns whether the import was in one of them */
    async change(id: string, from: readonly Table['state'][], changes: Updateable<Table>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('result_imports')
        .set(changes)
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Uploads whose import was never started. */
    async listForgotten(before: Date): Promise<{ id: string }[]> {
      return await db
        .selectFrom('result_imports')
        .select('id')
        .where('state', '=', 'ready')
        .where('created_at', '<', before)
        .limit(100)
        .execute()
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('result_imports').where('id', '=', id).execute()
    },
  }
}
