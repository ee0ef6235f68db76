-- Analyses of creatives, and the results of ads.

create table creative_analyses (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  source text not null check (source in ('upload', 'address', 'ad')),
  kind text not null check (kind in ('image', 'video')),
  asset_id uuid references assets (id),
  ad_id uuid references ads (id) on delete set null,
  -- The ad's id at its source, by which an export names it; its medium; where the file is on the web.
  ad_external_id text,
  media_id uuid,
  address text,
  name text not null,
  words jsonb not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  progress integer not null default 0,
  step text,
  findings jsonb,
  failed_reason text,
  hold_id uuid,
  idempotency_key uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  finished_at timestamptz(3),
  poster_asset_id uuid references assets (id),
  sheet_asset_id uuid references assets (id),
  -- The generated image that it is of.
  image_id uuid references generated_images (id) on delete set null,
  -- What the creative is made for; empty: the placements of its shape.
  placements jsonb not null default '[]',
  unique (workspace_id, idempotency_key)
);
create index creative_analyses_newest on creative_analyses (workspace_id, id desc);
create index creative_analyses_by_asset on creative_analyses (asset_id);
create index creative_analyses_by_poster on creative_analyses (poster_asset_id);
create index creative_analyses_by_sheet on creative_analyses (sheet_asset_id);
create index creative_analyses_image on creative_analyses (image_id);
alter table shares add foreign key (analysis_id) references creative_analyses (id) on delete cascade;

create table result_accounts (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index result_accounts_by_name on result_accounts (workspace_id, lower(name));

create table result_imports (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  account_id uuid references result_accounts (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  file_name text not null,
  format text not null check (format in ('csv', 'xlsx')),
  size integer not null,
  state text not null check (state in ('ready', 'waiting', 'running', 'done', 'failed', 'canceled')),
  preview jsonb not null,
  reading jsonb,
  progress integer not null default 0,
  rows integer not null default 0,
  stored integer not null default 0,
  replaced integer not null default 0,
  skipped integer not null default 0,
  refused integer not null default 0,
  refusals jsonb not null default '[]',
  first_day date,
  last_day date,
  failed_reason text,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  restated integer not null default 0,
  undelivered integer not null default 0
);
create index result_imports_newest on result_imports (workspace_id, id desc);
create unique index result_imports_unfinished on result_imports (workspace_id) where state in ('waiting', 'running');
create trigger result_imports_file_removal after delete on result_imports
  for each row
  execute function queue_stored_file_removal('''result-imports/'' || ($1).id');

create table result_ads (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  account_id uuid not null references result_accounts (id) on delete cascade,
  key text not null,
  external_id text,
  name text not null,
  campaign_name text,
  ad_set_name text,
  creative_file text,
  analysis_id uuid references creative_analyses (id) on delete set null,
  match text check (match in ('id', 'file', 'name', 'person')),
  fatigue jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (account_id, key)
);
create index result_ads_by_analysis on result_ads (analysis_id);

-- Money in millionths of the account's currency: whole numbers add up exactly.
create table result_days (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  account_id uuid not null references result_accounts (id) on delete cascade,
  ad_id uuid not null references result_ads (id) on delete cascade,
  day date not null,
  last_day date not null,
  spend_micros bigint,
  impressions bigint,
  reach bigint,
  link_clicks bigint,
  plays_3s bigint,
  thruplays bigint,
  purchases double precision,
  revenue_micros bigint,
  primary key (ad_id, day, last_day),
  check (last_day >= day)
);
create index result_days_by_account on result_days (account_id, day);

create table ad_accounts (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  account_id uuid not null unique references result_accounts (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  external_id text not null,
  name text not null,
  currency text not null,
  time_zone text not null,
  credential_hint text not null,
  -- AES-256-GCM; the id says under which key of the server.
  sealed_token text not null,
  token_key_id text not null,
  -- What has to be put right before an import can work again.
  problem jsonb,
  next_sync_at timestamptz(3),
  last_synced_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, external_id)
);
create index ad_accounts_due on ad_accounts (next_sync_at) where next_sync_at is not null;

create table ad_account_syncs (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  ad_account_id uuid not null references ad_accounts (id) on delete cascade,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'canceled')),
  trigger text not null check (trigger in ('person', 'schedule')),
  first_day date not null,
  last_day date not null,
  -- Where the days that are asked for next begin; null when all days are in, and creatives are read.
  next_day date,
  window_days integer not null,
  -- Whether these days are asked for as a report, which Meta prepares in the background.
  is_report boolean not null,
  report_id text,
  is_report_ready boolean not null default false,
  -- Where the next page begins, in Meta's own words; null at the start.
  cursor text,
  pages integer not null default 0,
  stored integer not null default 0,
  replaced integer not null default 0,
  failures integer not null default 0,
  waits integer not null default 0,
  problem jsonb,
  resumes_at timestamptz(3),
  leased_until timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index ad_account_syncs_newest on ad_account_syncs (ad_account_id, id desc);
create index ad_account_syncs_workspace on ad_account_syncs (workspace_id);
create unique index ad_account_syncs_unfinished on ad_account_syncs (ad_account_id) where finished_at is null;
