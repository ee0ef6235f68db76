import type { LibraryReport } from '@marquee/contract/library-imports'
import { MOST_NAMED_ADS } from '@marquee/contract/webhook-events'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['library_imports']
export type LibraryImportRow = Selectable<Table>

interface Progress {
  /** How many lines are in. */
  done: number
  report: LibraryReport
  savedAdIds?: readonly string[]
  now: Date
}

/** The SQL of uploaded libraries. Functions for members name the workspace; the background work has the id from its own job. */
export function createLibraryImportRepository(db: Database) {
  return {
    /** A new id, for a file that is stored before its row exists. */
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
      return rows[0]?.id ?? ''
    },

    async insert(row: Insertable<Table>): Promise<void> {
      await db.insertInto('library_imports').values(row).execute()
    },

    async find(workspaceId: string, id: string): Promise<LibraryImportRow | undefined> {
      return await db
        .selectFrom('library_imports')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async findForWork(id: string): Promise<LibraryImportRow | undefined> {
      return await db.selectFrom('library_imports').selectAll().where('id', '=', id).executeTakeFirst()
    },

    /** Removes uploads of the workspace that were never started, to make room for the next one. */
    async removeReady(workspaceId: string): Promise<void> {
      await db
        .deleteFrom('library_imports')
        .where('workspace_id', '=', workspaceId)
        .where('state', '=', 'ready')
        .execute()
    },

    async removeOlderThan(day: Date): Promise<void> {
      await db.deleteFrom('library_imports').where('created_at', '<', day).execute()
    },

    /** @returns false for an import that was started before, unless it failed */
    async start(id: string, madeAt: Date | null, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('library_imports')
        .set({ state: 'waiting', made_at: madeAt, updated_at: now })
        .where('id', '=', id)
        .where('state', 'in', ['ready', 'failed'])
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async setState(
      id: string,
      from: readonly LibraryImportRow['state'][],
      state: LibraryImportRow['state'],
      now: Date,
    ) {
      const { numUpdatedRows } = await db
        .updateTable('library_imports')
        .set({ state, updated_at: now })
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Locks the import until the transaction ends. @returns how many lines are in */
    async lockProgress(id: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('library_imports')
        .select('done_count')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row?.done_count
    },

    /** @param progress its `savedAdIds` are added to those that the import names */
    async saveProgress(id: string, { done, report, savedAdIds = [], now }: Progress): Promise<void> {
      await db
        .updateTable('library_imports')
        .set({
          done_count: done,
          report: JSON.stringify(report),
          saved_ad_ids: sql<string[]>`(saved_ad_ids || ${[...savedAdIds]}::uuid[])[1:${sql.lit(MOST_NAMED_ADS)}]`,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
    },
  }
}
