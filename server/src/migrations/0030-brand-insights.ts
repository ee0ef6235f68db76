import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What brands do over time, counted from their ads. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table brand_days (
      brand_id uuid not null references brands (id) on delete cascade,
      -- Only days on which something changed; between two of them active and inactive stay as they are.
      day date not null,
      active integer not null,
      inactive integer not null,
      launched integer not null,
      stopped integer not null,
      image integer not null,
      video integer not null,
      carousel integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (brand_id, day)
    )
  `.execute(db)
  await sql`
    create table brand_stats (
      brand_id uuid primary key references brands (id) on delete cascade,
      -- Ads of the brand were written since the last count.
      is_due boolean not null,
      -- The day that the figures are of; launches of the last days change with it.
      counted_on date,
      ads_count integer not null default 0,
      active_ads integer not null default 0,
      launched_7d integer not null default 0,
      launched_30d integer not null default 0,
      image integer not null default 0,
      video integer not null default 0,
      carousel integer not null default 0,
      text integer not null default 0,
      longest_run_days integer not null default 0,
      niches text[] not null default '{}',
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index brand_stats_due on brand_stats (counted_on nulls first) where is_due`.execute(db)
  await sql`create index brand_stats_counted_on on brand_stats (counted_on)`.execute(db)
  await sql`
    insert into brand_stats (brand_id, is_due, created_at, updated_at)
    select id, true, created_at, created_at from brands where not is_placeholder
  `.execute(db)
}
