import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Feature flags can be removed and brought back; their history stays. */
export async function up(db: Database): Promise<void> {
  await sql`alter table feature_flags add column removed_at timestamptz(3)`.execute(db)
  await sql`alter table feature_flag_changes add column is_removed boolean not null default false`.execute(db)
}
