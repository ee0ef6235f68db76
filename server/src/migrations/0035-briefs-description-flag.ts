import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The flag that the page of briefs reads. It is off: the page shows its usual sentence. */
export async function up(db: Database): Promise<void> {
  await sql`
    with flag as (
      insert into feature_flags (key, description, type, default_value, is_enabled, created_at, updated_at) values
        ('briefs.description', 'The sentence below the title of the list of briefs. Off: the usual one.',
         'string', '"What to make, for whom, and why."', false, now(), now())
      on conflict (key) do nothing
      returning *
    )
    insert into feature_flag_changes (flag_key, version, default_value, rules, is_enabled, created_at)
    select key, version, default_value, rules, is_enabled, created_at from flag
  `.execute(db)
}
