import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Ad accounts that results are imported from: what they are opened with, and each import with how far it is. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table ad_accounts (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      account_id uuid not null unique references result_accounts (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      external_id text not null,
      name text not null,
      currency text not null,
      time_zone text not null,
      credential_hint text not null,
      -- AES-256-GCM; the id says under which key of the server.
      sealed_token text not null,
      token_key_id text not null,
      -- What has to be put right before an import can work again.
      problem jsonb,
      next_sync_at timestamptz(3),
      last_synced_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, external_id)
    )
  `.execute(db)
  await sql`create index ad_accounts_due on ad_accounts (next_sync_at) where next_sync_at is not null`.execute(db)
  await sql`
    create table ad_account_syncs (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      ad_account_id uuid not null references ad_accounts (id) on delete cascade,
      state text not null check (state in ('waiting', 'running', 'done', 'failed', 'canceled')),
      trigger text not null check (trigger in ('person', 'schedule')),
      first_day date not null,
      last_day date not null,
      -- Where the days that are asked for next begin; null when all days are in, and creatives are read.
      next_day date,
      window_days integer not null,
      -- Whether these days are asked for as a report, which Meta prepares in the background.
      is_report boolean not null,
      report_id text,
      is_report_ready boolean not null default false,
      -- Where the next page begins, in Meta's own words; null at the start.
      cursor text,
      pages integer not null default 0,
      stored integer not null default 0,
      replaced integer not null default 0,
      failures integer not null default 0,
      waits integer not null default 0,
      problem jsonb,
      resumes_at timestamptz(3),
      leased_until timestamptz(3),
      finished_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index ad_account_syncs_newest on ad_account_syncs (ad_account_id, id desc)`.execute(db)
  await sql`create index ad_account_syncs_workspace on ad_account_syncs (workspace_id)`.execute(db)
  await sql`
    create unique index ad_account_syncs_unfinished on ad_account_syncs (ad_account_id) where finished_at is null
  `.execute(db)
}
