import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export async function up(db: Database): Promise<void> {
  await sql`
    create table products (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      idempotency_key uuid not null,
      name text not null,
      url text,
      description text not null,
      price numeric(12, 2) check (price >= 0),
      currency text not null,
      benefits text[] not null,
      offer text not null,
      category text not null,
      version integer not null default 1,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, idempotency_key),
      -- Lets other tables refer to a product together with its workspace, so that no row can point into another one.
      unique (workspace_id, id)
    )
  `.execute(db)
  await sql`
    create index products_newest on products (workspace_id, created_at desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`
    create table product_images (
      product_id uuid not null references products (id) on delete cascade,
      position integer not null,
      file_id uuid not null references files (id),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (product_id, position)
    )
  `.execute(db)
}
