import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Results of ads as Ads Manager exports them: accounts, imports, ads, and their figures by day. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table result_accounts (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      name text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      created_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create unique index result_accounts_by_name on result_accounts (workspace_id, lower(name))`.execute(db)
  await sql`
    create table result_imports (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      account_id uuid references result_accounts (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      file_name text not null,
      format text not null check (format in ('csv', 'xlsx')),
      size integer not null,
      state text not null check (state in ('ready', 'waiting', 'running', 'done', 'failed', 'canceled')),
      preview jsonb not null,
      reading jsonb,
      progress integer not null default 0,
      rows integer not null default 0,
      stored integer not null default 0,
      replaced integer not null default 0,
      skipped integer not null default 0,
      refused integer not null default 0,
      refusals jsonb not null default '[]',
      first_day date,
      last_day date,
      failed_reason text,
      finished_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index result_imports_newest on result_imports (workspace_id, id desc)`.execute(db)
  await sql`
    create unique index result_imports_unfinished on result_imports (workspace_id) where state in ('waiting', 'running')
  `.execute(db)
  await sql`
    create table result_ads (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      account_id uuid not null references result_accounts (id) on delete cascade,
      key text not null,
      external_id text,
      name text not null,
      campaign_name text,
      ad_set_name text,
      creative_file text,
      analysis_id uuid references creative_analyses (id) on delete set null,
      match text check (match in ('id', 'file', 'name', 'person')),
      fatigue jsonb,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (account_id, key)
    )
  `.execute(db)
  await sql`create index result_ads_by_analysis on result_ads (analysis_id)`.execute(db)
  // Money in millionths of the account's currency: whole numbers add up exactly.
  await sql`
    create table result_days (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      account_id uuid not null references result_accounts (id) on delete cascade,
      ad_id uuid not null references result_ads (id) on delete cascade,
      day date not null,
      last_day date not null,
      spend_micros bigint,
      impressions bigint,
      reach bigint,
      link_clicks bigint,
      plays_3s bigint,
      thruplays bigint,
      purchases double precision,
      revenue_micros bigint,
      primary key (ad_id, day, last_day),
      check (last_day >= day)
    )
  `.execute(db)
  await sql`create index result_days_by_account on result_days (account_id, day)`.execute(db)
}
