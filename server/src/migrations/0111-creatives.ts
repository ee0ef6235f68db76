import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Creatives that can be edited, templates that workspaces save, and each person's favourites among templates. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table creative_documents (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      document jsonb not null,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      -- Lets other tables refer to a document together with its workspace, so that no row can point into another one.
      unique (workspace_id, id)
    )
  `.execute(db)
  await sql`
    create table ad_templates (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      idempotency_key uuid not null,
      name text not null,
      style text not null,
      niches text[] not null,
      texts jsonb not null,
      formats jsonb not null,
      created_by uuid references users (id) on delete set null,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, idempotency_key)
    )
  `.execute(db)
  await sql`
    create index ad_templates_newest on ad_templates (workspace_id, created_at desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`
    create table favorite_ad_templates (
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      -- Of the product's templates or of the workspace's: no foreign key can say both.
      template_id text not null,
      created_at timestamptz(3) not null,
      primary key (workspace_id, user_id, template_id)
    )
  `.execute(db)
}
