-- Renders of videos: what was asked for, one file for each format, and the encoded scenes that further renders use again.
insert into credit_prices (feature, title, unit, credits, position) values
  ('video_generation', 'Video', 'started 15 seconds of a format', 10, 2);

create table video_renders (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null,
  video_id uuid not null,
  created_by uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  -- Counts from 1 within a video.
  number integer not null,
  title text not null,
  -- The version of the video, and its project as it was then.
  video_version integer not null,
  project jsonb not null,
  encoding text not null check (encoding in ('mp4', 'webm')),
  captions text not null check (captions in ('burnt', 'webvtt', 'srt', 'none')),
  -- The length.
  frames integer not null check (frames > 0),
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled')),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  unique (workspace_id, idempotency_key),
  unique (video_id, number),
  foreign key (workspace_id, video_id) references videos (workspace_id, id) on delete cascade
);
create index video_renders_of_video on video_renders (workspace_id, video_id, created_at desc, id desc);

create table rendered_videos (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null,
  render_id uuid not null,
  aspect_ratio text not null check (aspect_ratio in ('1:1', '4:5', '9:16', '16:9')),
  width integer not null,
  height integer not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled')),
  -- The finished frames.
  frames_done integer not null default 0,
  asset_id uuid references assets (id),
  poster_asset_id uuid references assets (id),
  hold_id uuid not null references credit_holds (id) on delete cascade,
  price integer not null check (price > 0),
  -- What the analyzer found in the file, each as a sentence.
  findings text[] not null default '{}',
  failed_reason text,
  finished_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (render_id, aspect_ratio),
  check ((status = 'done') = (asset_id is not null)),
  check (status <> 'failed' or failed_reason is not null),
  foreign key (workspace_id, render_id) references video_renders (workspace_id, id) on delete cascade
);
create index rendered_videos_unfinished on rendered_videos (updated_at) where status in ('queued', 'running');
create index rendered_videos_asset on rendered_videos (asset_id);
create index rendered_videos_poster on rendered_videos (poster_asset_id);

-- Encoded scenes by the hash of everything that they show.
create table rendered_scenes (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  hash text not null,
  storage_key text not null,
  frames integer not null,
  created_at timestamptz(3) not null,
  -- When a render last used it; it is removed some days later.
  updated_at timestamptz(3) not null,
  primary key (workspace_id, hash)
);
create index rendered_scenes_age on rendered_scenes (updated_at);
create trigger rendered_scenes_file_removal after delete on rendered_scenes
  for each row
  execute function queue_stored_file_removal('($1).storage_key');

-- Uploaded videos on their way to clips of the editor. A row goes with the upload.
create table prepared_clips (
  asset_id uuid primary key references assets (id) on delete cascade,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  status text not null check (status in ('queued', 'running', 'done', 'failed')),
  -- In percent.
  progress integer not null default 0,
  -- The file of the clip.
  clip_asset_id uuid references assets (id),
  width integer,
  height integer,
  -- The length of the clip.
  frames integer,
  has_sound boolean,
  failed_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'done') = (clip_asset_id is not null)),
  check (status <> 'done' or (width is not null and height is not null and frames is not null and has_sound is not null)),
  check (status <> 'failed' or failed_reason is not null)
);
create index prepared_clips_unfinished on prepared_clips (updated_at) where status in ('queued', 'running');
create index prepared_clips_file on prepared_clips (clip_asset_id);
create index prepared_clips_workspace on prepared_clips (workspace_id);
