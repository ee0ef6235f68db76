import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Files become assets of any kind, each with its own place in the storage, and a workspace has a quota. */
export async function up(db: Database): Promise<void> {
  await sql`alter table files rename to assets`.execute(db)
  await sql`alter index files_workspace rename to assets_workspace`.execute(db)
  await sql`alter table assets rename column uploaded_by to user_id`.execute(db)
  await sql`
    alter table assets
      add column kind text not null default 'image',
      add column name text not null default '',
      add column duration_s double precision,
      add column storage_key text,
      add column idempotency_key uuid,
      -- Null while the bytes are on their way: a row that stays so belongs to an upload that broke off.
      add column stored_at timestamptz(3),
      alter column width drop not null,
      alter column height drop not null,
      alter column size type bigint,
      add unique (workspace_id, id),
      add unique (workspace_id, idempotency_key)
  `.execute(db)
  await sql`
    update assets set stored_at = created_at, storage_key = 'workspaces/' || workspace_id || '/files/' || hash || '.webp'
  `.execute(db)
  await sql`
    alter table assets
      alter column kind drop default, alter column name drop default, alter column storage_key set not null
  `.execute(db)
  await sql`create index assets_storage_key on assets (storage_key)`.execute(db)
  await sql`create index assets_age on assets (updated_at)`.execute(db)
  await sql`alter table product_images rename column file_id to asset_id`.execute(db)
  await sql`create index product_images_asset on product_images (asset_id)`.execute(db)
  await sql`
    create table asset_usage (
      workspace_id uuid primary key references workspaces (id) on delete cascade,
      bytes bigint not null check (bytes >= 0),
      -- 20 GB; a workspace that needs more has another figure in its row.
      quota_bytes bigint not null default 21474836480,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    insert into asset_usage (workspace_id, bytes, created_at, updated_at)
    select workspace_id, sum(size), now(), now() from assets group by workspace_id
  `.execute(db)
}
