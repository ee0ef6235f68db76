import type { Database } from '../../../platform/database/database.ts'

/** The SQL of the stored robots.txt files. */
export function createRobotsFileRepository(db: Database) {
  return {
    /** The file of an origin that was read after this moment; empty when the origin has none. */
    async find(origin: string, readAfter: Date): Promise<string | undefined> {
      const row = await db
        .selectFrom('robots_files')
        .select('content')
        .where('origin', '=', origin)
        .where('read_at', '>', readAfter)
        .executeTakeFirst()
      return row?.content
    },

    async save(origin: string, content: string, now: Date): Promise<void> {
      await db
        .insertInto('robots_files')
        .values({ origin, content, read_at: now })
        .onConflict((on) => on.column('origin').doUpdateSet({ content, read_at: now }))
        .execute()
    },
  }
}
