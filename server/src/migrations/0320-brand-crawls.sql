-- Workspaces connect their own sources, and the brands that they follow are crawled with them.
alter table ad_sources
  add column owner text not null default 'platform' check (owner in ('platform', 'workspace')),
  -- The end of the calls made so far, when each takes its share of the limit; the next call may come when it is near.
  add column calls_until timestamptz(3),
  -- The source itself asked to wait.
  add column rests_until timestamptz(3);
create unique index ad_sources_of_workspace on ad_sources (workspace_id, provider) where owner = 'workspace';

-- A query of terms belongs to a source. A query of a brand belongs to nobody: any source of its followers can ask it.
alter table ad_source_queries
  alter column workspace_id drop not null,
  alter column source_id drop not null,
  add column provider text,
  -- The brand, as the provider finds it: an id of a page or account, the host of a site, or a name in lower case.
  add column target_kind text check (target_kind in ('page', 'site', 'name')),
  add column target text,
  -- The last crawl of the brand that came to its end, and the ads that ran then.
  add column looked_at timestamptz(3),
  add column ads_found integer,
  -- The page or account that a query by site or name has led to.
  add column found_page text,
  add constraint ad_source_queries_kind check (
    num_nulls(source_id, workspace_id) = 0 and num_nonnulls(provider, target_kind, target) = 0
    or num_nonnulls(source_id, workspace_id) = 0 and num_nulls(provider, target_kind, target) = 0
  );
create unique index ad_source_queries_brand on ad_source_queries (provider, target_kind, target);

alter table ad_crawls
  alter column workspace_id drop not null,
  -- The source that a crawl of a brand uses.
  add column source_id uuid references ad_sources (id) on delete set null;
create index ad_crawls_source on ad_crawls (source_id) where source_id is not null;

-- Whom a query of a brand serves.
create table ad_query_followers (
  query_id uuid not null references ad_source_queries (id) on delete cascade,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- The followed brand, or the wanted one.
  subject_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (query_id, workspace_id, subject_id)
);
create index ad_query_followers_subject on ad_query_followers (workspace_id, subject_id);

alter table wanted_brands
  drop constraint wanted_brands_kind_check,
  add constraint wanted_brands_kind_check check (kind in ('website', 'page_id', 'name'));
create index wanted_brands_name on wanted_brands (kind, name);
