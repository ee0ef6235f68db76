import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What a workspace wants of the brands that it follows, what was counted of them, and which new ads were told. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table brand_trackers
      add column folder text check (folder <> ''),
      add column is_favorite boolean not null default false,
      add column alert_channel text not null default 'none' check (alert_channel in ('none', 'email', 'webhook')),
      add column alert_frequency text not null default 'daily' check (alert_frequency in ('at_once', 'daily', 'weekly')),
      add column webhook_url text,
      -- Ads that came before are no news.
      add column alerts_since timestamptz(3),
      add column alerted_until timestamptz(3),
      add column alert_due_at timestamptz(3),
      add check (alert_channel <> 'webhook' or webhook_url is not null),
      add check ((alert_channel = 'none') = (alert_due_at is null))
  `.execute(db)
  await sql`
    create index brand_trackers_alert_due on brand_trackers (workspace_id, alert_due_at) where alert_due_at is not null
  `.execute(db)
  await sql`
    create table brand_figures (
      brand_id uuid primary key references brands (id) on delete cascade,
      figures jsonb not null,
      coverage jsonb,
      counted_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    create table brand_alerts (
      id uuid primary key default uuidv7(),
      workspace_id uuid not null references workspaces (id) on delete cascade,
      tracker_id uuid not null references brand_trackers (id) on delete cascade,
      brand_id uuid not null references brands (id) on delete cascade,
      -- The day or the moment that the alert is of: one brand has one alert of each.
      run_key text not null,
      ads_count integer not null,
      created_at timestamptz(3) not null,
      unique (tracker_id, run_key)
    )
  `.execute(db)
  await sql`create index brand_alerts_newest on brand_alerts (workspace_id, id desc)`.execute(db)
  await sql`create index brand_alerts_brand on brand_alerts (brand_id)`.execute(db)
  await sql`
    create table brand_alert_ads (
      tracker_id uuid not null references brand_trackers (id) on delete cascade,
      ad_id uuid not null references ads (id) on delete cascade,
      created_at timestamptz(3) not null,
      -- An ad is told once, whatever happens to the run that tells it.
      primary key (tracker_id, ad_id)
    )
  `.execute(db)
  await sql`create index brand_alert_ads_ad on brand_alert_ads (ad_id)`.execute(db)
  await sql`create index brand_alert_ads_created on brand_alert_ads (created_at)`.execute(db)
}
