import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What people are told, and what they do not want to be told. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      data jsonb not null,
      -- Whoever is told twice of the same thing is told once.
      dedupe_key text,
      read_at timestamptz(3),
      created_at timestamptz(3) not null,
      unique (user_id, workspace_id, dedupe_key)
    )
  `.execute(db)
  await sql`create index notifications_newest on notifications (user_id, workspace_id, id desc)`.execute(db)
  await sql`
    create index notifications_unread on notifications (user_id, workspace_id) where read_at is null
  `.execute(db)
  await sql`create index notifications_created on notifications (created_at)`.execute(db)
  await sql`
    create table notification_preferences (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      channel text not null check (channel in ('app', 'email')),
      is_on boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (user_id, workspace_id, kind, channel)
    )
  `.execute(db)
}
