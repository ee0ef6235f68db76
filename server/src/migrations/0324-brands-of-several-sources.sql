-- Brands of several sources that are one, and advertisers that administrators confirm by the landing page of ads.

alter table brands
  -- The brand that this one is a part of: its ads and followers are that brand's. Null for a brand that stands alone.
  add column merged_into_id uuid references brands (id),
  -- Null when the merge was certain enough to need nobody.
  add column merged_by uuid references users (id) on delete set null,
  add column merged_at timestamptz(3),
  add check ((merged_into_id is null) = (merged_at is null));
create index brands_merged on brands (merged_into_id) where merged_into_id is not null;

-- The brand that a brand is a part of in the end; itself when it stands alone.
create function standing_brand(brand uuid) returns uuid language sql stable parallel safe
begin atomic
  with recursive chain as (
    select id, merged_into_id from brands where id = brand
    union all
    select brands.id, brands.merged_into_id from chain join brands on brands.id = chain.merged_into_id
  )
  select id from chain where merged_into_id is null;
end;

alter table ads
  -- The brand that the ad came with, when that is merged into another.
  add column named_brand_id uuid references brands (id);
create index ads_named_brand on ads (named_brand_id) where named_brand_id is not null;

-- The host of a web address without www., in lower case; null for another text. As `toSiteHost` of the server.
create function site_host(address text) returns text language sql immutable parallel safe
  return lower(substring(address from '(?i)^https?://(?:www\.)?([^/:?#]+)'));
create index ads_without_advertiser on ads (site_host(landing_page)) where brand_id is null;

-- What stays of a brand's name when its writing is left out: case, spaces, marks and the form of the company.
create function brand_name_key(name text) returns text language sql immutable parallel safe
  return regexp_replace(
    regexp_replace(lower(name), '\m(inc|llc|ltd|limited|corp|co|company|gmbh|ag|sa|srl|bv|official)\M', '', 'g'),
    '[^[:alnum:]]+', '', 'g'
  );

-- Pairs of brands that an administrator said are two.
create table brands_kept_apart (
  brand_id uuid not null references brands (id) on delete cascade,
  other_brand_id uuid not null references brands (id) on delete cascade,
  kept_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  primary key (brand_id, other_brand_id),
  check (brand_id < other_brand_id)
);
create index brands_kept_apart_other on brands_kept_apart (other_brand_id);

alter table brand_trackers
  -- The brand that was followed, when it is merged into another.
  add column named_brand_id uuid references brands (id) on delete set null;
create index brand_trackers_named_brand on brand_trackers (named_brand_id) where named_brand_id is not null;

-- A workspace that followed both brands of a merge follows one: what a split gives back.
create table replaced_trackers (
  brand_id uuid not null references brands (id) on delete cascade,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  tracker jsonb not null,
  created_at timestamptz(3) not null,
  primary key (brand_id, workspace_id)
);
create index replaced_trackers_workspace on replaced_trackers (workspace_id);
