-- What images of workspaces show, and where. A row goes with its asset.
create table image_subjects (
  asset_id uuid primary key references assets (id) on delete cascade,
  -- As `imageSubject` of `@marquee/creative/image-subject`; null when the image could not be read.
  subject jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
