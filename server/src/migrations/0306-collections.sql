-- What workspaces keep of the library: saved ads, boards, searches, and files to download.

create table saved_ads (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  ad_id uuid not null references ads (id) on delete cascade,
  -- Null once the user's account is gone; what the workspace saved stays.
  saved_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  note text not null default '',
  tags text[] not null default '{}',
  unique (workspace_id, ad_id)
);
create index saved_ads_latest on saved_ads (workspace_id, created_at, id);
create index saved_ads_ad on saved_ads (ad_id);
create index saved_ads_tags on saved_ads using gin (tags);

create table saved_searches (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  idempotency_key uuid not null,
  name text not null,
  -- As adSearchDefinition of the contract.
  search jsonb not null,
  -- Place among the pinned ones; null when it is not pinned.
  pin_position integer,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, user_id, idempotency_key)
);
create index saved_searches_user on saved_searches (user_id);

-- How a change of many saved ads is taken back.
create table saved_ad_changes (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- What the change took away and what it added; enough to take it back.
  effect jsonb not null,
  undone_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index saved_ad_changes_workspace on saved_ad_changes (workspace_id);

create table exports (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  kind text not null check (kind in ('csv', 'media')),
  ad_ids uuid[] not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- Ads of which the file holds what it should.
  done_count integer not null,
  size integer,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index exports_workspace on exports (workspace_id, id);
create index exports_expiry on exports (expires_at) where expires_at is not null;
create trigger exports_file_removal after delete on exports
  for each row
  execute function queue_stored_file_removal('''exports/'' || ($1).id || case ($1).kind when ''csv'' then ''.csv'' else ''.zip'' end');

create table board_folders (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null,
  parent_id uuid,
  position integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, id),
  -- A folder is never inside of another workspace's. Checked at the end: a workspace is removed with all its
  -- folders.
  foreign key (workspace_id, parent_id) references board_folders (workspace_id, id) deferrable initially deferred
);
create index board_folders_parent on board_folders (workspace_id, parent_id);

create table boards (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null,
  description text not null default '',
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  folder_id uuid references board_folders (id) on delete set null,
  position integer not null default 0,
  removed_at timestamptz(3),
  idempotency_key uuid,
  copies_count integer not null default 0,
  is_staff_pick boolean not null default false,
  curator_note text not null default '',
  pick_position integer not null default 0,
  unique (workspace_id, idempotency_key)
);
create index boards_latest on boards (workspace_id, created_at, id);
create index boards_folder on boards (folder_id);
create index boards_picked on boards (pick_position) where is_staff_pick;
alter table onboardings add foreign key (board_id) references boards (id) on delete set null;
alter table shares add foreign key (board_id) references boards (id) on delete cascade;

create table board_ads (
  board_id uuid not null references boards (id) on delete cascade,
  ad_id uuid not null references ads (id) on delete cascade,
  position integer not null,
  added_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  note text not null default '',
  is_cover boolean not null default false,
  primary key (board_id, ad_id)
);
create index board_ads_order on board_ads (board_id, position, ad_id);
create index board_ads_ad on board_ads (ad_id);
