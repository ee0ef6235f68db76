import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** A package that was taken out: pages know nothing of it, its releases stay, and that can be undone. */
export async function up(db: Database): Promise<void> {
  await sql`alter table release_channels add column is_retired boolean not null default false`.execute(db)
  await sql`
    alter table release_changes
      drop constraint release_changes_channel_check,
      add constraint release_changes_channel_check
        check (channel in ('preview', 'canary', 'live', 'off', 'on', 'retired', 'restored'))
  `.execute(db)
}
