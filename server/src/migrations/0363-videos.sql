-- Videos that a workspace makes. What a list shows of a project stands beside it, so that a list does not read projects.
create table videos (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  title text not null,
  -- As `videoProject` of `@marquee/creative/video-project`.
  project jsonb not null,
  version integer not null default 1,
  frames integer not null check (frames > 0),
  scenes_count integer not null check (scenes_count > 0),
  aspect_ratios text[] not null,
  -- An image of the first scenes.
  preview_asset_id uuid references assets (id),
  -- As `videoSource` of the contract.
  source jsonb not null,
  product_id uuid,
  product_name text,
  brand_profile_id uuid,
  -- Sentences about what was taken over from an ad, and what was not.
  taken text[] not null,
  not_taken text[] not null,
  -- Of the last render.
  state text not null default 'draft' check (state in ('draft', 'rendering', 'done', 'failed')),
  poster_asset_id uuid references assets (id),
  -- The credits charged for its renders so far.
  credits_used integer not null default 0 check (credits_used >= 0),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  unique (workspace_id, idempotency_key)
);
create index videos_newest on videos (workspace_id, created_at desc, id desc) where deleted_at is null;
create index videos_preview on videos (preview_asset_id);
create index videos_poster on videos (poster_asset_id);

-- Which assets a project shows: the clean-up of assets sees foreign keys, and not what is inside of a project.
create table video_assets (
  video_id uuid not null references videos (id) on delete cascade,
  asset_id uuid not null references assets (id),
  primary key (video_id, asset_id)
);
create index video_assets_asset on video_assets (asset_id);
