-- What a changed ad said and showed before. What it says and shows now stands in ads and ad_media.
create table ad_versions (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads (id) on delete cascade,
  title text,
  body text not null,
  link_description text,
  cta_text text,
  landing_page text,
  cards jsonb not null,
  -- The parts in which the next version differs.
  changes text[] not null,
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  replaced_at timestamptz(3) not null
);
create index ad_versions_ad on ad_versions (ad_id, id);
create index ad_versions_replaced on ad_versions (replaced_at);

-- The media of earlier versions, under the ids that they had in ad_media: their addresses stay valid.
create table ad_version_media (
  id uuid primary key,
  version_id uuid not null references ad_versions (id) on delete cascade,
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
  poster_url text,
  poster_key text
);
create index ad_version_media_version on ad_version_media (version_id, position);
