-- Workspaces: members, invitations, files, links, and the first steps in the product.

create table workspaces (
  id uuid primary key default uuidv7(),
  name text not null,
  features jsonb not null default '{"swipe_file": true, "explore_pages": true}',
  is_ad_template_allowed boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- With the key, whose repeated creation makes nothing new; null for the workspaces that come with accounts.
  created_by uuid references users (id) on delete set null,
  idempotency_key uuid,
  logo_name text,
  time_zone text,
  currency text not null default 'USD',
  -- Until thirty days later its owner can bring it back.
  deleted_at timestamptz(3),
  -- What the workspace's referral link carries; the database makes it.
  referral_code text not null default substr(md5((gen_random_uuid())::text), 1, 10) unique
);
create unique index workspaces_by_key on workspaces (created_by, idempotency_key);
create index workspaces_deleted on workspaces (deleted_at) where deleted_at is not null;
alter table users add foreign key (current_workspace_id) references workspaces (id) on delete set null;
alter table api_keys add foreign key (workspace_id) references workspaces (id) on delete cascade;
alter table api_usage_days add foreign key (workspace_id) references workspaces (id) on delete cascade;
alter table workspace_changes add foreign key (workspace_id) references workspaces (id) on delete cascade;
alter table notifications add foreign key (workspace_id) references workspaces (id) on delete cascade;
alter table notification_preferences add foreign key (workspace_id) references workspaces (id) on delete cascade;

-- The calendar day of a moment where the workspace is; in UTC for one without a time zone.
create function workspace_day(workspace uuid, moment timestamptz) returns date language sql stable as $$
select (moment at time zone coalesce((select time_zone from workspaces where id = workspace), 'UTC'))::date
$$;
create trigger workspaces_logo_replaced after update of logo_name on workspaces
  for each row when (old.logo_name is distinct from new.logo_name)
  execute function queue_stored_file_removal('''avatars/'' || ($1).logo_name');
create trigger workspaces_file_removal after delete on workspaces
  for each row
  execute function queue_stored_file_removal('''avatars/'' || ($1).logo_name');

create table memberships (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, workspace_id)
);
create index memberships_workspace on memberships (workspace_id);
create unique index memberships_one_owner on memberships (workspace_id) where role = 'owner';

create table assets (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  content_type text not null,
  width integer,
  height integer,
  size bigint not null,
  -- SHA-256 of the stored bytes, in hex; also the ETag.
  hash text not null,
  created_at timestamptz(3) not null,
  -- When it was last used; an asset that no row refers to is removed some days later.
  updated_at timestamptz(3) not null,
  kind text not null,
  name text not null,
  duration_s double precision,
  storage_key text not null,
  idempotency_key uuid,
  -- Null while the bytes are on their way: a row that stays so belongs to an upload that broke off.
  stored_at timestamptz(3),
  unique (workspace_id, id),
  unique (workspace_id, idempotency_key)
);
create index assets_workspace on assets (workspace_id, id);
create index assets_storage_key on assets (storage_key);
create index assets_age on assets (updated_at);
create trigger assets_file_removal after delete on assets
  for each row
  execute function queue_stored_file_removal('case when not exists (select from assets where storage_key = ($1).storage_key) then ($1).storage_key end');

-- An account without a row is not asked.
create table onboardings (
  user_id uuid primary key references users (id) on delete cascade,
  step text not null check (step in ('role', 'niches', 'goals', 'competitors', 'done')),
  role text,
  niches text[] not null default '{}',
  goals text[] not null default '{}',
  competitors uuid[] not null default '{}',
  is_skipped boolean not null default false,
  finished_at timestamptz(3),
  board_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((step = 'done') = (finished_at is not null))
);

-- Links to one board, ad, brief, order, image or analysis.
create table shares (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  board_id uuid,
  ad_id uuid,
  -- As it stands in the link, because members look the link up again. 128 random bits.
  token text not null unique,
  shows_notes boolean not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  brief_id uuid,
  image_order_id uuid,
  image_id uuid,
  analysis_id uuid,
  allows_comments boolean not null default false,
  allows_download boolean not null default false,
  constraint shares_one_target
    check (num_nonnulls(board_id, ad_id, brief_id, image_order_id, image_id, analysis_id) = 1)
);
create unique index shares_ad on shares (workspace_id, ad_id) where revoked_at is null;
create index shares_of_ad on shares (ad_id);
-- One link for each board and ad of a workspace; a withdrawn one stays withdrawn, and the next one has another
-- token.
create unique index shares_board on shares (workspace_id, board_id) where revoked_at is null;
create index shares_of_board on shares (board_id);
create unique index shares_brief on shares (workspace_id, brief_id) where revoked_at is null;
create index shares_of_brief on shares (brief_id);
create unique index shares_image_order on shares (workspace_id, image_order_id) where revoked_at is null;
create index shares_of_image_order on shares (image_order_id);
create unique index shares_image on shares (workspace_id, image_id) where revoked_at is null;
create index shares_of_image on shares (image_id);
create unique index shares_analysis on shares (workspace_id, analysis_id) where revoked_at is null;
create index shares_of_analysis on shares (analysis_id);

create table invitations (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  email text not null,
  role text not null check (role in ('admin', 'member', 'viewer')),
  -- SHA-256 of the link's token; null until the mail is made, because only the mail ever holds the token.
  token_hash text unique,
  invited_by uuid references users (id) on delete set null,
  idempotency_key uuid not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index invitations_open on invitations (workspace_id, lower(email))
  where accepted_at is null and revoked_at is null;
create index invitations_by_key on invitations (workspace_id, idempotency_key);

create table workspace_activity (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Null when the account is gone.
  actor_id uuid references users (id) on delete set null,
  action text not null,
  subject text,
  role text,
  created_at timestamptz(3) not null
);
create index workspace_activity_newest on workspace_activity (workspace_id, id desc);

create table asset_usage (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  bytes bigint not null check (bytes >= 0),
  -- 20 GB; a workspace that needs more has another figure in its row.
  quota_bytes bigint not null default 21474836480,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table workspace_exports (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  size bigint,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
-- One archive at a time: the second click finds the first one's work.
create unique index workspace_exports_unfinished on workspace_exports (workspace_id)
  where state in ('waiting', 'running');
create index workspace_exports_newest on workspace_exports (workspace_id, id desc);
create trigger workspace_exports_file_removal after delete on workspace_exports
  for each row
  execute function queue_stored_file_removal('''workspace-exports/'' || ($1).id || ''.zip''');

-- Which users have finished or skipped the tour of the product.
create table product_tours (
  user_id uuid primary key references users (id) on delete cascade,
  created_at timestamptz(3) not null
);
