import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What a workspace says of itself, deletion that can be undone, pictures, what was read of the change log, and archives to take along. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table workspaces
      add column logo_name text,
      add column time_zone text not null default 'UTC',
      add column currency text not null default 'USD',
      add column deleted_at timestamptz(3)
  `.execute(db)
  await sql`create index workspaces_deleted on workspaces (deleted_at) where deleted_at is not null`.execute(db)
  await sql`
    alter table users
      add column picture_name text,
      -- The newest entry of the change log that was there when the person looked at it.
      add column change_log_read text
  `.execute(db)
  await sql`
    create table workspace_exports (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      size bigint,
      expires_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  // One archive at a time: the second click finds the first one's work.
  await sql`
    create unique index workspace_exports_unfinished on workspace_exports (workspace_id)
    where state in ('waiting', 'running')
  `.execute(db)
  await sql`create index workspace_exports_newest on workspace_exports (workspace_id, id desc)`.execute(db)
}
