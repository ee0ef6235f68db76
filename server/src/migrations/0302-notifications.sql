-- What users are told, and which parts of a workspace have changed.

-- How often each part of a workspace has changed: open pages compare it to learn that they are out of date.
create table workspace_changes (
  workspace_id uuid not null,
  topic text not null,
  -- Counts the changes, in the order in which their transactions ended.
  revision integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (workspace_id, topic)
);

create table notifications (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  data jsonb not null,
  -- The same message is told once.
  dedupe_key text,
  read_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (user_id, workspace_id, dedupe_key)
);
create index notifications_newest on notifications (user_id, workspace_id, id desc);
create index notifications_unread on notifications (user_id, workspace_id) where read_at is null;
create index notifications_created on notifications (created_at);

create table notification_preferences (
  workspace_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('app', 'email')),
  is_on boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, workspace_id, kind, channel)
);
