-- The ad library: brands, ads and their media, what is searched, and where ads come from.

create table brands (
  id uuid primary key default uuidv7(),
  source text not null,
  -- The source's own id, or 'name:' and the name in lower case when the source has none.
  external_id text not null,
  name text not null,
  -- Stands for the unknown advertisers of a source; not one brand, so the cap per brand does not apply.
  is_placeholder boolean not null default false,
  logo_url text,
  category text,
  website text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (source, external_id)
);

create table ads (
  id uuid primary key default uuidv7(),
  source text not null,
  external_id text not null,
  brand_id uuid not null references brands (id),
  platforms text[] not null,
  countries text[] not null,
  languages text[] not null,
  niches text[] not null,
  market_target text,
  status text not null,
  display_format text not null,
  asset_type text not null,
  title text,
  body text not null,
  link_description text,
  hook_text text,
  cta_type text,
  cta_text text,
  landing_page text,
  page_type text,
  started_at timestamptz(3),
  stopped_at timestamptz(3),
  first_seen_at timestamptz(3) not null,
  age_min integer,
  age_max integer,
  gender text,
  cards jsonb not null,
  library_url text,
  raw jsonb,
  -- Of everything that a source said; tells whether an ad that is imported again has changed.
  content_hash text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  transcript jsonb,
  unique (source, external_id)
) with (autovacuum_analyze_scale_factor = 10);
-- What is read, and never searched, sorted or grouped by: the planner has no use for statistics of it.
alter table ads
  alter column platforms set statistics 0,
  alter column countries set statistics 0,
  alter column languages set statistics 0,
  alter column title set statistics 0,
  alter column body set statistics 0,
  alter column link_description set statistics 0,
  alter column hook_text set statistics 0,
  alter column cta_text set statistics 0,
  alter column cards set statistics 0,
  alter column library_url set statistics 0,
  alter column raw set statistics 0,
  alter column content_hash set statistics 0,
  alter column transcript set statistics 0;
create index ads_brand on ads (brand_id);
alter table shares add foreign key (ad_id) references ads (id) on delete cascade;

create function remove_parts_of_ads() returns trigger language plpgsql as $$
begin
  delete from ad_media where ad_id in (select id from removed);
  delete from ad_search where ad_id in (select id from removed);
  delete from ad_stats where ad_id in (select id from removed);
  return null;
end
$$;
create trigger ads_remove_parts after delete on ads referencing old table as removed
  for each statement
  execute function remove_parts_of_ads();

-- Removed together with their ads by a trigger of ads: a foreign key would look up each row of an import.
create table ad_media (
  id uuid primary key default uuidv7(),
  ad_id uuid not null,
  position integer not null,
  kind text not null,
  width integer not null,
  height integer not null,
  duration_s double precision,
  palette text[] not null,
  hash text,
  storage_key text,
  recipe jsonb,
  external_url text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  poster_url text,
  poster_key text,
  unique (ad_id, position),
  check (num_nonnulls(storage_key, recipe, external_url) between 1 and 2)
) with (autovacuum_analyze_scale_factor = 10);
-- What is read, and never searched, sorted or grouped by: the planner has no use for statistics of it.
alter table ad_media
  alter column palette set statistics 0,
  alter column recipe set statistics 0,
  alter column external_url set statistics 0,
  alter column poster_url set statistics 0;
create index ad_media_with_pictures on ad_media (updated_at, id)
  where storage_key is not null or recipe is not null or poster_key is not null;

-- What changes every time an ad is seen again: the rows of ads and ad_search are wide and indexed. Removed by a
-- trigger of ads.
create table ad_stats (
  ad_id uuid primary key,
  last_seen_at timestamptz(3) not null,
  verified_at timestamptz(3),
  variations_count integer not null,
  performance_score integer,
  score_factors jsonb,
  eu_total_reach integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
) with (autovacuum_analyze_scale_factor = 10);
-- What is read, and never searched, sorted or grouped by: the planner has no use for statistics of it.
alter table ad_stats
  alter column score_factors set statistics 0;
create index ad_stats_verified on ad_stats (verified_at) where verified_at is not null;

-- Removed together with their ads by a trigger of ads.
create table ad_search (
  ad_id uuid primary key,
  brand_id uuid not null,
  is_active boolean not null,
  -- Sort keys are whole numbers, so that a page's cursor carries them without loss. Milliseconds since 1970 of the
  -- start, or of the first sight when the start is unknown.
  started_ms bigint not null,
  -- Minus the milliseconds that an ad ran which has stopped; 0 while it runs (its start says it) or when it is
  -- unknown. Negative, so that the longest run comes first in the same direction as the oldest start.
  run_key bigint not null,
  variations bigint not null,
  -- -1 when it is not known.
  reach bigint not null,
  -- Words with their positions, and facets as lexemes with a colon, such as f:video: one index intersects both.
  terms tsvector not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  verified_floor timestamptz(3),
  -- The facets of modules/library/ads/search/search-facets.ts, for counting them.
  facets text[] not null default '{}',
  -- Up to 15 days before ad_stats.last_seen_at, for the reason that verified_floor has.
  seen_floor timestamptz(3)
) with (autovacuum_analyze_scale_factor = 10);
alter table ad_search
  alter column terms set statistics 1000;
-- What is read, and never searched, sorted or grouped by: the planner has no use for statistics of it.
alter table ad_search
  alter column facets set statistics 0;
create index ad_search_started_ms on ad_search (is_active, started_ms, ad_id);
create index ad_search_run_key on ad_search (is_active, run_key, ad_id);
create index ad_search_variations on ad_search (is_active, variations, ad_id);
create index ad_search_reach on ad_search (is_active, reach, ad_id);
create index ad_search_brand on ad_search (brand_id, started_ms, ad_id);
create index ad_search_of_64 on ad_search (uuid_hash(ad_id)) where (uuid_hash(ad_id) & 63) = 0;
create index ad_search_of_256 on ad_search (uuid_hash(ad_id)) where (uuid_hash(ad_id) & 255) = 0;
create index ad_search_terms on ad_search using gin (terms);
-- Many matches are counted in a random sample of one ad in 16, 64 or 256.
create index ad_search_terms_of_16 on ad_search using gin (terms) where (uuid_hash(ad_id) & 15) = 0;
create index ad_search_terms_of_64 on ad_search using gin (terms) with (fastupdate = off)
  where (uuid_hash(ad_id) & 63) = 0;
create index ad_search_terms_of_256 on ad_search using gin (terms) with (fastupdate = off)
  where (uuid_hash(ad_id) & 255) = 0;

create table ad_imports (
  id uuid primary key default uuidv7(),
  source text not null,
  format text not null,
  -- SHA-256 of the file: the same content continues where it stopped, another content is another import.
  fingerprint text not null,
  label text not null,
  records_done bigint not null,
  inserted bigint not null,
  updated bigint not null,
  unchanged bigint not null,
  refused bigint not null,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index ad_imports_unfinished on ad_imports (source, format, fingerprint) where finished_at is null;

create table ad_import_refusals (
  import_id uuid not null references ad_imports (id) on delete cascade,
  -- Counted from 1, as an editor shows it.
  line bigint not null,
  external_id text,
  field text not null,
  reason text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index ad_import_refusals_import on ad_import_refusals (import_id, line);

-- One row: the state of the demo library, and the day that its dates are relative to.
create table demo_library (
  is_only boolean primary key default true check (is_only),
  state text not null check (state in ('seeding', 'ready', 'removed')),
  -- A run that was interrupted goes on with the same dates, so that it makes the same ads.
  as_of timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create materialized view ad_facet_counts as
  select lexeme, count(*)::integer as ads_count from ad_search, unnest(facets) as lexeme group by lexeme;
create unique index ad_facet_counts_key on ad_facet_counts (lexeme);

create materialized view brand_ad_counts as
  select brand_id, (count(*) filter (where is_active))::integer as active_ads from ad_search group by brand_id;
create unique index brand_ad_counts_key on brand_ad_counts (brand_id);

create table hidden_brands (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  brand_id uuid not null references brands (id) on delete cascade,
  hidden_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (workspace_id, brand_id)
);
create index hidden_brands_brand on hidden_brands (brand_id);

-- By address and not by medium: an ad that is imported again gets new rows of media, and keeps its copies.
create table media_copies (
  ad_id uuid not null references ads (id) on delete cascade,
  source_url text not null,
  state text not null check (state in ('waiting', 'copied', 'failed')),
  failed_reason text,
  storage_key text,
  content_type text,
  size integer,
  -- SHA-256 of the content, in hex.
  hash text,
  width integer,
  height integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (ad_id, source_url),
  check ((state = 'copied') = (storage_key is not null)),
  check ((state = 'failed') = (failed_reason is not null))
);

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
);

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
);
create index brand_stats_due on brand_stats (counted_on nulls first) where is_due;
create index brand_stats_counted_on on brand_stats (counted_on);

create table ad_sources (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  provider text not null,
  name text not null,
  credential_hint text not null,
  -- AES-256-GCM; the id says under which key of the server.
  sealed_credentials text not null,
  credential_key_id text not null,
  -- What has to be put right before a crawl can work again.
  problem jsonb,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index ad_sources_workspace on ad_sources (workspace_id, id);

create table ad_source_queries (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  source_id uuid not null references ad_sources (id) on delete cascade,
  criteria jsonb not null,
  schedule text not null check (schedule in ('off', 'daily', 'weekly')),
  next_crawl_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index ad_source_queries_source on ad_source_queries (source_id, id);
create index ad_source_queries_workspace on ad_source_queries (workspace_id);
create index ad_source_queries_due on ad_source_queries (next_crawl_at) where next_crawl_at is not null;

create table ad_crawls (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  query_id uuid not null references ad_source_queries (id) on delete cascade,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'canceled')),
  trigger text not null check (trigger in ('person', 'schedule')),
  -- Where the next page begins, in the source's own words; null at the start.
  cursor text,
  -- Null: the connector's own.
  page_size integer,
  pages integer not null default 0,
  found integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  ended integer not null default 0,
  refused integer not null default 0,
  -- In a row, since the last page that came.
  failures integer not null default 0,
  waits integer not null default 0,
  has_restarted boolean not null default false,
  resumes_at timestamptz(3),
  problem jsonb,
  -- Until then a worker has it; a crashed worker's crawl is taken over afterwards.
  leased_until timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index ad_crawls_unfinished on ad_crawls (query_id) where finished_at is null;
create index ad_crawls_query on ad_crawls (query_id, id);
create index ad_crawls_workspace on ad_crawls (workspace_id);

create table ad_crawl_refusals (
  id uuid primary key default uuidv7(),
  crawl_id uuid not null references ad_crawls (id) on delete cascade,
  external_id text,
  field text not null,
  reason text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index ad_crawl_refusals_crawl on ad_crawl_refusals (crawl_id, id);

-- What a query has found, so that the next crawl can tell which ads have ended since.
create table ad_sightings (
  query_id uuid not null references ad_source_queries (id) on delete cascade,
  external_id text not null,
  is_active boolean not null,
  crawl_id uuid not null,
  seen_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (query_id, external_id)
);

create table ad_file_imports (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  file_name text not null,
  format text not null check (format in ('csv', 'jsonl', 'json')),
  size bigint not null,
  -- Columns and first rows, as they were shown.
  preview jsonb not null,
  state text not null check (state in ('ready', 'waiting', 'running', 'done', 'failed', 'canceled')),
  source text,
  mapping jsonb,
  bytes_done bigint not null default 0,
  rows_done bigint not null default 0,
  added bigint not null default 0,
  changed bigint not null default 0,
  unchanged bigint not null default 0,
  refused bigint not null default 0,
  -- The record of what was written and refused.
  import_id uuid references ad_imports (id) on delete set null,
  attempts integer not null default 0,
  failed_reason text,
  -- Until then a worker has it; a crashed worker's import is taken over afterwards.
  leased_until timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index ad_file_imports_workspace on ad_file_imports (workspace_id, id);
create unique index ad_file_imports_one_at_a_time on ad_file_imports (workspace_id)
  where state in ('waiting', 'running');
create index ad_file_imports_unfinished on ad_file_imports (created_at) where finished_at is null;

-- What images of ads look like, in 64 bits. Images that differ in few bits share at least one of the four quarters
-- but for one bit.
create table picture_hashes (
  media_id uuid primary key references ad_media (id) on delete cascade,
  -- Null for an image that shows too little to be compared.
  hash bit(64),
  quarter_1 integer,
  quarter_2 integer,
  quarter_3 integer,
  quarter_4 integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index picture_hashes_quarter_1 on picture_hashes (quarter_1) where hash is not null;
create index picture_hashes_quarter_2 on picture_hashes (quarter_2) where hash is not null;
create index picture_hashes_quarter_3 on picture_hashes (quarter_3) where hash is not null;
create index picture_hashes_quarter_4 on picture_hashes (quarter_4) where hash is not null;

-- Videos that were drawn for ads of the demo library.
create table ad_videos (
  media_id uuid primary key references ad_media (id) on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  storage_key text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((state = 'ready') = (storage_key is not null))
);
