-- Resumable uploads. A row is kept for some days after its last bytes arrived, also when its file was stored.
create table uploads (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('video', 'audio', 'creative')),
  name text not null,
  size bigint not null check (size >= 0),
  received bigint not null default 0 check (received between 0 and size),
  -- What tells the file from others of the member, also after a reload of the page.
  file_key text not null,
  -- When its file became an asset.
  kept_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, user_id, kind, size, file_key)
);
create index uploads_user on uploads (user_id);
create index uploads_age on uploads (updated_at);

-- What has arrived of an upload, as files one after the other.
create table upload_parts (
  id uuid primary key default uuidv7(),
  upload_id uuid not null references uploads (id) on delete cascade,
  -- Where its bytes begin in the file.
  position bigint not null,
  -- Null while its bytes are on their way.
  size bigint,
  storage_key text not null,
  created_at timestamptz(3) not null
);
create index upload_parts_upload on upload_parts (upload_id, position);
create trigger upload_parts_file_removal after delete on upload_parts
  for each row
  execute function queue_stored_file_removal('($1).storage_key');
