import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/**
 * An import ends by counting its tables for the planner. Autovacuum counted them as well, once a minute while they grew: seconds
 * of a processor each time. It still does so before the first import has ended, and for one that never ends.
 */
export async function up(db: Database): Promise<void> {
  for (const table of ['ads', 'ad_media', 'ad_search', 'ad_stats']) {
    await sql`alter table ${sql.id(table)} set (autovacuum_analyze_scale_factor = 10)`.execute(db)
  }
}
