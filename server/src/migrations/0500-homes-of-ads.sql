-- What a workspace imports or captures belongs to it until a source, an administrator or three workspaces confirm it (decision 179).

-- The source's own id. Rows of a workspace have its id in front, so that each workspace can have an ad that a source knows once.
create function id_at_source(external_id text, home_id uuid) returns text language sql immutable parallel safe
  return case when home_id is null then external_id else substr(external_id, 38) end;

alter table brands
  -- The workspace that the brand belongs to; null for a common one. Not `workspace_id`, which statements of the release before would
  -- find ambiguous.
  add column home_id uuid references workspaces (id) on delete cascade;
create index brands_of_workspaces on brands (source, id_at_source(external_id, home_id)) where home_id is not null;
create index brands_home on brands (home_id) where home_id is not null;

alter table ads
  -- As in brands. The brand of an ad has the same home as the ad.
  add column home_id uuid references workspaces (id) on delete cascade;
create index ads_of_workspaces on ads (source, id_at_source(external_id, home_id)) where home_id is not null;
create index ads_home on ads (home_id) where home_id is not null;

-- As in ads.
alter table ad_search add column home_id uuid;
create index ad_search_home on ad_search (home_id) where home_id is not null;
-- Without statistics, the planner would expect that nearly every ad belongs to a workspace.
analyze ad_search (home_id);

drop materialized view ad_facet_counts;
create materialized view ad_facet_counts as
  select lexeme, count(*)::integer as ads_count from ad_search, unnest(facets) as lexeme
  where home_id is null group by lexeme;
create unique index ad_facet_counts_key on ad_facet_counts (lexeme);
