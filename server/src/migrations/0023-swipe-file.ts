import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Notes and tags on saved ads, how to take a change of many back, our copies of saved media, and files to download. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table saved_ads
      add column note text not null default '',
      add column tags text[] not null default '{}'
  `.execute(db)
  await sql`create index saved_ads_tags on saved_ads using gin (tags)`.execute(db)
  await sql`
    create table saved_ad_changes (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      -- What the change took away and what it added; enough to take it back.
      effect jsonb not null,
      undone_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index saved_ad_changes_workspace on saved_ad_changes (workspace_id)`.execute(db)
  await createMediaCopies(db)
  await sql`
    create table exports (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      kind text not null check (kind in ('csv', 'media')),
      ad_ids uuid[] not null,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      -- Ads of which the file holds what it should.
      done_count integer not null,
      size integer,
      expires_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index exports_workspace on exports (workspace_id, id)`.execute(db)
  await sql`create index exports_expiry on exports (expires_at) where expires_at is not null`.execute(db)
}

async function createMediaCopies(db: Database): Promise<void> {
  // By address and not by medium: an ad that is imported again gets new rows of media, and keeps its copies.
  await sql`
    create table media_copies (
      ad_id uuid not null references ads (id) on delete cascade,
      source_url text not null,
      state text not null check (state in ('waiting', 'copied', 'failed')),
      failed_reason text,
      storage_key text,
      content_type text,
      size integer,
      -- SHA-256 of the content, in hex.
      hash text,
      width integer,
      height integer,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (ad_id, source_url),
      check ((state = 'copied') = (storage_key is not null)),
      check ((state = 'failed') = (failed_reason is not null))
    )
  `.execute(db)
}
