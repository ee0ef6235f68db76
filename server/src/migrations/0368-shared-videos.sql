-- Videos are shared by link, and attached to briefs.
alter table shares add column video_id uuid references videos (id) on delete cascade;
alter table shares drop constraint shares_one_target;
alter table shares add constraint shares_one_target
  check (num_nonnulls(board_id, ad_id, brief_id, image_order_id, image_id, analysis_id, video_id) = 1);
create unique index shares_video on shares (workspace_id, video_id) where revoked_at is null;
create index shares_of_video on shares (video_id);

create table brief_videos (
  workspace_id uuid not null,
  brief_id uuid not null,
  video_id uuid not null,
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (brief_id, video_id),
  foreign key (brief_id) references briefs (id) on delete cascade,
  foreign key (workspace_id, video_id) references videos (workspace_id, id) on delete cascade
);
create index brief_videos_of_video on brief_videos (workspace_id, video_id);

-- The files that a render's project shows: a version can be taken up again as long as its render is there.
create table video_render_assets (
  render_id uuid not null references video_renders (id) on delete cascade,
  asset_id uuid not null references assets (id),
  primary key (render_id, asset_id)
);
create index video_render_assets_asset on video_render_assets (asset_id);
insert into video_render_assets (render_id, asset_id)
  select video_renders.id, video_assets.asset_id
  from video_renders
  join video_assets on video_assets.video_id = video_renders.video_id;
