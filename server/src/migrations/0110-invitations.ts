import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Invitations, what was done to a workspace, and the key by which the creation of a workspace is repeated safely. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table invitations (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      email text not null,
      role text not null check (role in ('admin', 'member', 'viewer')),
      -- SHA-256 of the link's token; null until the mail is made, because only the mail ever holds the token.
      token_hash text unique,
      invited_by uuid references users (id) on delete set null,
      idempotency_key uuid not null,
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    create unique index invitations_open on invitations (workspace_id, lower(email))
    where accepted_at is null and revoked_at is null
  `.execute(db)
  await sql`create index invitations_by_key on invitations (workspace_id, idempotency_key)`.execute(db)
  await sql`
    create table workspace_activity (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      actor_id uuid references users (id) on delete set null,
      action text not null,
      subject text,
      role text,
      created_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index workspace_activity_newest on workspace_activity (workspace_id, id desc)`.execute(db)
  await sql`
    alter table workspaces
      add column created_by uuid references users (id) on delete set null,
      add column idempotency_key uuid
  `.execute(db)
  await sql`create unique index workspaces_by_key on workspaces (created_by, idempotency_key)`.execute(db)
}
