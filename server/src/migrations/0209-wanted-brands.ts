import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Brands that are wanted before the library has them, and the order of folders of followed brands. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table wanted_brands (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      -- The host of a site without www., or the id of a page.
      name text not null,
      kind text not null check (kind in ('website', 'page_id')),
      created_at timestamptz(3) not null,
      unique (workspace_id, name)
    )
  `.execute(db)
  await sql`
    create table spy_folders (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      name text not null,
      position integer not null,
      primary key (workspace_id, name)
    )
  `.execute(db)
}
