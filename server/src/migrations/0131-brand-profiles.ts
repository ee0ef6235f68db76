import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export async function up(db: Database): Promise<void> {
  await sql`
    create table brand_profiles (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      idempotency_key uuid not null,
      name text not null,
      website text,
      description text not null,
      -- #rrggbb, the most important first.
      colors text[] not null,
      voice text not null,
      audience text not null,
      always_include text[] not null,
      never_mention text[] not null,
      version integer not null default 1,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, idempotency_key),
      unique (workspace_id, id)
    )
  `.execute(db)
  await sql`
    create index brand_profiles_newest on brand_profiles (workspace_id, created_at desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`
    create table brand_profile_logos (
      brand_profile_id uuid not null references brand_profiles (id) on delete cascade,
      position integer not null,
      asset_id uuid not null references assets (id),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (brand_profile_id, position)
    )
  `.execute(db)
  await sql`create index brand_profile_logos_asset on brand_profile_logos (asset_id)`.execute(db)
  await sql`
    create table brand_profile_fonts (
      brand_profile_id uuid not null references brand_profiles (id) on delete cascade,
      role text not null check (role in ('heading', 'body')),
      family text not null,
      -- Null: a font that comes with the product, or the one that is most like it.
      asset_id uuid references assets (id),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (brand_profile_id, role)
    )
  `.execute(db)
  await sql`create index brand_profile_fonts_asset on brand_profile_fonts (asset_id)`.execute(db)
  await sql`
    alter table products
      add column brand_profile_id uuid,
      add column rating numeric(2, 1) check (rating between 0 and 5),
      add column review_count integer check (review_count >= 0),
      add column reviews jsonb not null default '[]',
      add foreign key (workspace_id, brand_profile_id) references brand_profiles (workspace_id, id)
  `.execute(db)
  await sql`create index products_brand_profile on products (brand_profile_id)`.execute(db)
}
