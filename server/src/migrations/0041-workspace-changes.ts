import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** How often each part of a workspace has changed: what open pages compare to learn that they show something old. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table workspace_changes (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      topic text not null,
      revision integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (workspace_id, topic)
    )
  `.execute(db)
}
