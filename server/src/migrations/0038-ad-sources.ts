import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Where workspaces get ads from: APIs with what they are opened with, what is asked of them, and each crawl with its report. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table ad_sources (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      provider text not null,
      name text not null,
      credential_hint text not null,
      -- AES-256-GCM; the id says under which key of the server.
      sealed_credentials text not null,
      credential_key_id text not null,
      -- What has to be put right before a crawl can work again.
      problem jsonb,
      last_used_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index ad_sources_workspace on ad_sources (workspace_id, id)`.execute(db)
  await sql`
    create table ad_source_queries (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      source_id uuid not null references ad_sources (id) on delete cascade,
      criteria jsonb not null,
      schedule text not null check (schedule in ('off', 'daily', 'weekly')),
      next_crawl_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index ad_source_queries_source on ad_source_queries (source_id, id)`.execute(db)
  await sql`create index ad_source_queries_workspace on ad_source_queries (workspace_id)`.execute(db)
  await sql`
    create index ad_source_queries_due on ad_source_queries (next_crawl_at) where next_crawl_at is not null
  `.execute(db)
  await createCrawls(db)
}

async function createCrawls(db: Database): Promise<void> {
  await sql`
    create table ad_crawls (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      query_id uuid not null references ad_source_queries (id) on delete cascade,
      state text not null check (state in ('waiting', 'running', 'done', 'failed', 'canceled')),
      trigger text not null check (trigger in ('person', 'schedule')),
      -- Where the next page begins, in the source's own words; null at the start.
      cursor text,
      -- Null: the connector's own.
      page_size integer,
      pages integer not null default 0,
      found integer not null default 0,
      added integer not null default 0,
      changed integer not null default 0,
      unchanged integer not null default 0,
      ended integer not null default 0,
      refused integer not null default 0,
      -- In a row, since the last page that came.
      failures integer not null default 0,
      waits integer not null default 0,
      has_restarted boolean not null default false,
      resumes_at timestamptz(3),
      problem jsonb,
      -- Until then a worker has it; a crashed worker's crawl is taken over afterwards.
      leased_until timestamptz(3),
      finished_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create unique index ad_crawls_unfinished on ad_crawls (query_id) where finished_at is null`.execute(db)
  await sql`create index ad_crawls_query on ad_crawls (query_id, id)`.execute(db)
  await sql`create index ad_crawls_workspace on ad_crawls (workspace_id)`.execute(db)
  await sql`
    create table ad_crawl_refusals (
      id uuid primary key default uuidv7(),
      crawl_id uuid not null references ad_crawls (id) on delete cascade,
      external_id text,
      field text not null,
      reason text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index ad_crawl_refusals_crawl on ad_crawl_refusals (crawl_id, id)`.execute(db)
  // What a query has found, so that the next crawl can tell what has ended since.
  await sql`
    create table ad_sightings (
      query_id uuid not null references ad_source_queries (id) on delete cascade,
      external_id text not null,
      is_active boolean not null,
      crawl_id uuid not null,
      seen_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (query_id, external_id)
    )
  `.execute(db)
}
