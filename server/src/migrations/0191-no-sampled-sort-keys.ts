import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Drops the sort indexes of one ad of 64: the end of a range is found in the sort's own index again (decision 62). */
export async function up(db: Database): Promise<void> {
  for (const key of ['started_ms', 'run_key', 'variations', 'reach']) {
    await sql`drop index if exists ${sql.id(`ad_search_${key}_of_64`)}`.execute(db)
  }
}
