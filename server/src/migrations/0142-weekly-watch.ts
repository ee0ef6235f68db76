import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Which weeks a workspace was told of: a run that is killed and begins again tells none twice. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table weekly_watch_runs (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      last_day date not null,
      created_at timestamptz(3) not null,
      primary key (workspace_id, last_day)
    )
  `.execute(db)
}
