-- Transcripts: what videos of ads and of workspaces say, with the time of each word.
alter table generation_providers
  -- The model that writes transcripts; empty when the models of the installation do, or nothing does.
  add column transcription_model text not null default '';

insert into credit_prices (feature, title, unit, credits, position) values
  ('transcription', 'Transcript', 'video', 2, 5);

create table transcripts (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  -- What says the words: the video of an ad, or a file of the workspace.
  ad_id uuid references ads (id) on delete cascade,
  asset_id uuid references assets (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- In percent.
  progress integer not null default 0,
  made_by text not null check (made_by in ('provider', 'model')),
  model text not null,
  languages text[] not null default '{}',
  -- In seconds.
  duration_s double precision,
  words jsonb not null default '[]',
  -- The words as they are searched, see `toSpokenTerms`.
  terms tsvector not null default '',
  note text,
  failed_reason text,
  hold_id uuid references credit_holds (id) on delete set null,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key),
  check ((ad_id is null) <> (asset_id is null)),
  check (state <> 'failed' or failed_reason is not null)
);
-- A workspace pays once for the words of a video.
create unique index transcripts_of_ad on transcripts (workspace_id, ad_id) where state <> 'failed';
create unique index transcripts_of_asset on transcripts (workspace_id, asset_id) where state <> 'failed';
create index transcripts_unfinished on transcripts (updated_at) where state in ('waiting', 'running');
create index transcripts_ad on transcripts (ad_id);
create index transcripts_asset on transcripts (asset_id);

-- Ads whose source gives a transcript are found by its words too. Words of ads that arrive later are cut by the server.
update ad_search
set terms = ad_search.terms || to_tsvector('simple', said.text) || '''k:transcript'''::tsvector
from (
  select ads.id, string_agg(line ->> 'text', ' ' order by place) as text
  from ads, jsonb_array_elements(ads.transcript) with ordinality as lines (line, place)
  where jsonb_typeof(ads.transcript) = 'array'
  group by ads.id
) as said
where said.id = ad_search.ad_id;
