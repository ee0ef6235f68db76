import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The swipe file: which ads a workspace has saved. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table saved_ads (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      ad_id uuid not null references ads (id) on delete cascade,
      -- Null once that person's account is gone; what the workspace saved stays.
      saved_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, ad_id)
    )
  `.execute(db)
  await sql`create index saved_ads_latest on saved_ads (workspace_id, created_at, id)`.execute(db)
  await sql`create index saved_ads_ad on saved_ads (ad_id)`.execute(db)
}
