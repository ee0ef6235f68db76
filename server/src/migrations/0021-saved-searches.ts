import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What a person and a workspace keep of their way through the ad library: searches, and brands they do not want to see. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table saved_searches (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      idempotency_key uuid not null,
      name text not null,
      -- As adSearchDefinition of the contract.
      search jsonb not null,
      -- Place among the pinned ones; null when it is not pinned.
      pin_position integer,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, user_id, idempotency_key)
    )
  `.execute(db)
  await sql`create index saved_searches_user on saved_searches (user_id)`.execute(db)
  await sql`
    create table hidden_brands (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      brand_id uuid not null references brands (id) on delete cascade,
      hidden_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (workspace_id, brand_id)
    )
  `.execute(db)
  await sql`create index hidden_brands_brand on hidden_brands (brand_id)`.execute(db)
}
