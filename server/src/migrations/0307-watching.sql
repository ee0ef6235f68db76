-- Brands that workspaces follow, what was counted of them, and which new ads were told.

create table brand_trackers (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  brand_id uuid not null references brands (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  folder text check (folder <> ''),
  is_favorite boolean not null default false,
  alert_channel text not null default 'none' check (alert_channel in ('none', 'email', 'webhook')),
  alert_frequency text not null default 'daily' check (alert_frequency in ('at_once', 'daily', 'weekly')),
  webhook_url text,
  -- Ads that came before are no news.
  alerts_since timestamptz(3),
  -- New ads up to this moment have been told.
  alerted_until timestamptz(3),
  -- When the next alert may be made; null while none is wanted.
  alert_due_at timestamptz(3),
  unique (workspace_id, brand_id),
  check (alert_channel <> 'webhook' or webhook_url is not null),
  check ((alert_channel = 'none') = (alert_due_at is null))
);
create index brand_trackers_brand on brand_trackers (brand_id);
create index brand_trackers_alert_due on brand_trackers (workspace_id, alert_due_at) where alert_due_at is not null;

create table brand_figures (
  brand_id uuid primary key references brands (id) on delete cascade,
  figures jsonb not null,
  coverage jsonb,
  counted_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

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
);
create index brand_alerts_newest on brand_alerts (workspace_id, id desc);
create index brand_alerts_brand on brand_alerts (brand_id);

create table brand_alert_ads (
  tracker_id uuid not null references brand_trackers (id) on delete cascade,
  ad_id uuid not null references ads (id) on delete cascade,
  created_at timestamptz(3) not null,
  -- An ad is told once, whatever happens to the run that tells it.
  primary key (tracker_id, ad_id)
);
create index brand_alert_ads_ad on brand_alert_ads (ad_id);
create index brand_alert_ads_created on brand_alert_ads (created_at);

-- Which weeks a workspace was told of: a run that begins again tells none twice.
create table weekly_watch_runs (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  last_day date not null,
  created_at timestamptz(3) not null,
  primary key (workspace_id, last_day)
);

-- Brands that are wanted before the library has them.
create table wanted_brands (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  -- The host of a site without www., or the id of a page.
  name text not null,
  kind text not null check (kind in ('website', 'page_id')),
  created_at timestamptz(3) not null,
  unique (workspace_id, name)
);

-- The order of folders of followed brands.
create table spy_folders (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null,
  position integer not null,
  primary key (workspace_id, name)
);
