import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Keys with which programs of a workspace call the API, and how often they did. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      -- Who made it: a key can do no more than this member, and nothing once they have left.
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      -- The beginning of the key, by which people tell keys apart.
      prefix text not null,
      -- SHA-256 of the key: the key itself is shown once and kept nowhere.
      key_hash text not null unique,
      scopes text[] not null,
      idempotency_key uuid not null,
      last_used_at timestamptz(3),
      expires_at timestamptz(3),
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, idempotency_key)
    )
  `.execute(db)
  await sql`create index api_keys_workspace on api_keys (workspace_id, id desc)`.execute(db)
  await sql`
    create table api_usage_days (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      key_id uuid not null references api_keys (id) on delete cascade,
      day date not null,
      requests integer not null,
      -- Those that were answered with an error.
      failures integer not null,
      primary key (workspace_id, day, key_id)
    )
  `.execute(db)
}
