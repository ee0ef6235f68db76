import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL of the files whose rows were removed, over all workspaces. */
export function createStoredFileRemovalRepository(db: Database) {
  return {
    /** Up to `limit` keys, oldest first; keys that failed before come last. */
    async list(limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('stored_file_removals')
        .select('storage_key')
        .orderBy('attempts')
        .orderBy('created_at')
        .limit(limit)
        .execute()
      return rows.map((row) => row.storage_key)
    },

    async finish(key: string): Promise<void> {
      await db.deleteFrom('stored_file_removals').where('storage_key', '=', key).execute()
    },

    async postpone(key: string): Promise<void> {
      await db
        .updateTable('stored_file_removals')
        .set({ attempts: sql`attempts + 1`, updated_at: sql`now()` })
        .where('storage_key', '=', key)
        .execute()
    },
  }
}
