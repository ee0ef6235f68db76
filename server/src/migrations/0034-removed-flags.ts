import { type Kysely, sql } from 'kysely'

/** Feature flags can be removed and brought back; their history stays. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`alter table feature_flags add column removed_at timestamptz(3)`.execute(db)
  await sql`alter table feature_flag_changes add column is_removed boolean not null default false`.execute(db)
}
