import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Creatives that a workspace had analysed, with what was found. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table creative_analyses (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      source text not null check (source in ('upload', 'address', 'ad')),
      kind text not null check (kind in ('image', 'video')),
      asset_id uuid references assets (id),
      ad_id uuid references ads (id) on delete set null,
      -- The ad's id at its source, by which an export names it; its medium; where the file is on the web.
      ad_external_id text,
      media_id uuid,
      address text,
      name text not null,
      words jsonb not null,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      progress integer not null default 0,
      step text,
      findings jsonb,
      failed_reason text,
      hold_id uuid,
      idempotency_key uuid not null,
      share_token text unique,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      finished_at timestamptz(3),
      unique (workspace_id, idempotency_key)
    )
  `.execute(db)
  await sql`create index creative_analyses_newest on creative_analyses (workspace_id, id desc)`.execute(db)
  await sql`create index creative_analyses_by_asset on creative_analyses (asset_id)`.execute(db)
}
