import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Onboarding, and what it makes: boards and followed brands. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table boards (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      name text not null,
      description text not null default '',
      created_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index boards_latest on boards (workspace_id, created_at, id)`.execute(db)
  await sql`
    create table board_ads (
      board_id uuid not null references boards (id) on delete cascade,
      ad_id uuid not null references ads (id) on delete cascade,
      position integer not null,
      added_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (board_id, ad_id)
    )
  `.execute(db)
  await sql`create index board_ads_order on board_ads (board_id, position, ad_id)`.execute(db)
  await sql`create index board_ads_ad on board_ads (ad_id)`.execute(db)
  await sql`
    create table brand_trackers (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      brand_id uuid not null references brands (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (workspace_id, brand_id)
    )
  `.execute(db)
  await sql`create index brand_trackers_brand on brand_trackers (brand_id)`.execute(db)
  await sql`
    -- Who has no row is not asked: accounts from before, and those that somebody else made.
    create table onboardings (
      user_id uuid primary key references users (id) on delete cascade,
      step text not null check (step in ('role', 'niches', 'goals', 'competitors', 'done')),
      role text,
      niches text[] not null default '{}',
      goals text[] not null default '{}',
      competitors uuid[] not null default '{}',
      is_skipped boolean not null default false,
      finished_at timestamptz(3),
      board_id uuid references boards (id) on delete set null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check ((step = 'done') = (finished_at is not null))
    )
  `.execute(db)
}
