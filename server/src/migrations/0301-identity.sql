-- Accounts: how users sign in, from which devices, and with which keys programs do.

create table users (
  id uuid primary key default uuidv7(),
  display_name text not null,
  email text not null,
  email_verified_at timestamptz(3),
  password_hash text not null,
  phone text,
  is_admin boolean not null default false,
  is_super_admin boolean not null default false,
  is_new boolean not null default false,
  -- Null after the workspace was removed: the oldest membership counts then.
  current_workspace_id uuid,
  -- Where the user came from: utm_*, ref_code, rewardful_referral, as sent with the registration.
  attribution jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  picture_name text,
  -- The newest entry of the change log that was there when the user looked at it.
  change_log_read text,
  -- A keyed hash of the network from which the account was created; null where the address says nothing.
  sign_up_network text,
  -- False until its user has chosen one, as of an account that Google sign-in made.
  has_password boolean not null default true
);
create unique index users_email_key on users (lower(email));
create index users_current_workspace on users (current_workspace_id);
alter table sessions add foreign key (challenged_user_id) references users (id) on delete cascade;
alter table sessions add foreign key (user_id) references users (id) on delete cascade;
create trigger users_file_removal after delete on users
  for each row
  execute function queue_stored_file_removal('''avatars/'' || ($1).picture_name');
create trigger users_picture_replaced after update of picture_name on users
  for each row when (old.picture_name is distinct from new.picture_name)
  execute function queue_stored_file_removal('''avatars/'' || ($1).picture_name');

create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

-- Which accounts sign in with Google.
create table google_identities (
  issuer text not null,
  -- The provider's id of the user; an address may change hands, this does not.
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (issuer, subject)
);
create index google_identities_user on google_identities (user_id);

create table two_factor (
  user_id uuid primary key references users (id) on delete cascade,
  -- Secret and recovery codes are encrypted with the keys of credentials.
  key_id text not null,
  sealed_secret text not null,
  recovery_key_id text not null,
  sealed_recovery_codes text not null,
  -- Null until the first code was right: nothing is asked for before.
  confirmed_at timestamptz(3),
  -- The time step of the last code that was accepted: it and older ones are worth nothing any more.
  last_used_step bigint,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table api_keys (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null,
  -- Who made it: a key can do no more than this member, and nothing once they have left.
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- The beginning of the key, by which users tell keys apart.
  prefix text not null,
  -- SHA-256 of the key: the key itself is shown once and kept nowhere.
  key_hash text not null unique,
  scopes text[] not null,
  idempotency_key uuid not null,
  last_used_at timestamptz(3),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key)
);
create index api_keys_workspace on api_keys (workspace_id, id desc);

create table api_usage_days (
  workspace_id uuid not null,
  key_id uuid not null references api_keys (id) on delete cascade,
  day date not null,
  requests integer not null,
  -- Those that were answered with an error.
  failures integer not null,
  primary key (workspace_id, day, key_id)
);

-- From which devices an account was signed in to, so that its user is told of a new one.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  -- A keyed hash of browser, system and network.
  device_hash text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, device_hash)
);
