-- Landing pages of the running ads of followed brands. They are read once for all workspaces.
create table landing_pages (
  id uuid primary key default uuidv7(),
  -- Without query and fragment.
  address text not null unique,
  -- Scheme, host and port, in lower case.
  origin text not null,
  due_at timestamptz(3) not null,
  -- The last attempt, whatever its result.
  tried_at timestamptz(3),
  -- Why the last attempt failed, for users.
  problem text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index landing_pages_due on landing_pages (due_at);
create index landing_pages_tried on landing_pages (origin, tried_at);

-- A version is added only when something changed: the last one stands for all readings since.
create table landing_page_versions (
  id uuid primary key default uuidv7(),
  page_id uuid not null references landing_pages (id) on delete cascade,
  title text not null,
  headline text not null,
  price text,
  currency text,
  offer text not null,
  call_to_action text not null,
  text_hash text not null,
  -- The parts in which it differs from the version before; empty for the first one.
  changes text[] not null,
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null
);
create index landing_page_versions_page on landing_page_versions (page_id, id);
create index landing_page_versions_seen on landing_page_versions (first_seen_at);

create table brand_landing_pages (
  brand_id uuid not null references brands (id) on delete cascade,
  page_id uuid not null references landing_pages (id) on delete cascade,
  -- When a running ad of the brand last led to the page.
  advertised_at timestamptz(3) not null,
  primary key (brand_id, page_id)
);
create index brand_landing_pages_page on brand_landing_pages (page_id);

-- robots.txt of each origin; read again after a day.
create table robots_files (
  origin text primary key,
  content text not null,
  read_at timestamptz(3) not null
);

alter table brand_alerts
  add column kind text not null default 'new_ads' check (kind in ('new_ads', 'changes')),
  -- Changed landing pages.
  add column pages_count integer not null default 0,
  drop constraint brand_alerts_tracker_id_run_key_key,
  add unique (tracker_id, run_key, kind);

-- A change is told once, like a new ad.
create table brand_alert_changes (
  tracker_id uuid not null references brand_trackers (id) on delete cascade,
  -- A row of ad_versions or landing_page_versions.
  change_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (tracker_id, change_id)
);
create index brand_alert_changes_created on brand_alert_changes (created_at);
