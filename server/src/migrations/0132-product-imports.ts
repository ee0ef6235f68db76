import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Lists of pages whose products are imported in the background, with what became of each. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table product_imports (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      idempotency_key uuid not null,
      brand_profile_id uuid,
      cuts_out_images boolean not null,
      finished_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, idempotency_key),
      foreign key (workspace_id, brand_profile_id) references brand_profiles (workspace_id, id)
    )
  `.execute(db)
  await sql`create index product_imports_newest on product_imports (workspace_id, created_at desc, id desc)`.execute(db)
  await sql`
    create table product_import_pages (
      id uuid primary key default uuidv7(),
      import_id uuid not null references product_imports (id) on delete cascade,
      position integer not null,
      url text not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      product_id uuid references products (id) on delete set null,
      reason text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (import_id, position)
    )
  `.execute(db)
  await sql`create index product_import_pages_product on product_import_pages (product_id)`.execute(db)
}
