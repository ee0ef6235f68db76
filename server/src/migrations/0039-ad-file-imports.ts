import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Files of ads that people upload: each is looked at first, then imported in the background. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table ad_file_imports (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      file_name text not null,
      format text not null check (format in ('csv', 'jsonl', 'json')),
      size bigint not null,
      -- Columns and first rows, as they were shown.
      preview jsonb not null,
      state text not null check (state in ('ready', 'waiting', 'running', 'done', 'failed', 'canceled')),
      source text,
      mapping jsonb,
      bytes_done bigint not null default 0,
      rows_done bigint not null default 0,
      added bigint not null default 0,
      changed bigint not null default 0,
      unchanged bigint not null default 0,
      refused bigint not null default 0,
      -- The record of what was written and refused.
      import_id uuid references ad_imports (id) on delete set null,
      attempts integer not null default 0,
      failed_reason text,
      -- Until then a worker has it; a crashed worker's import is taken over afterwards.
      leased_until timestamptz(3),
      finished_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index ad_file_imports_workspace on ad_file_imports (workspace_id, id)`.execute(db)
  await sql`
    create unique index ad_file_imports_one_at_a_time on ad_file_imports (workspace_id) where state in ('waiting', 'running')
  `.execute(db)
  await sql`create index ad_file_imports_unfinished on ad_file_imports (created_at) where finished_at is null`.execute(
    db,
  )
}
