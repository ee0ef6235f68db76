-- The beats of uploaded songs, found once and kept with their sound.
create table sound_beats (
  asset_id uuid primary key references assets (id) on delete cascade,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Beats a minute; null when the sound has no beat.
  bpm double precision,
  -- In samples at 48 kHz, as videos keep them.
  beats integer[] not null,
  created_at timestamptz(3) not null
);
create index sound_beats_workspace on sound_beats (workspace_id);
