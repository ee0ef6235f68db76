-- What the platform itself keeps: windows of the rate limiter, sessions, progress of jobs, mails, and keys of
-- files to remove.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table rate_limits (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expires_at on rate_limits (expires_at);

-- Of users, and of visitors for the sake of their CSRF token.
create table sessions (
  id uuid primary key default uuidv7(),
  -- SHA-256 of the cookie's value: who reads the table cannot sign in with it.
  token_hash text not null unique,
  csrf_token text not null,
  -- Null for a visitor, who has a session for the sake of the CSRF token.
  user_id uuid,
  ip_address text,
  user_agent text,
  is_remembered boolean not null default false,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  password_confirmed_at timestamptz(3),
  -- Whose password was right, while the second factor is missing.
  challenged_user_id uuid,
  challenged_at timestamptz(3)
);
create index sessions_user on sessions (user_id) where user_id is not null;
create index sessions_expiry on sessions (expires_at);
create index sessions_challenged on sessions (challenged_user_id);

-- How far running jobs are. The jobs themselves are those of pg-boss, in the schema pgboss.
create table job_progress (
  job_id uuid primary key,
  attempt integer not null,
  -- From 0 to 1.
  fraction real not null check (fraction between 0 and 1),
  note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

-- Every mail and what became of it. Its text is made when it is sent: no link waits in here.
create table mail_deliveries (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  data jsonb not null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'dropped')),
  attempts integer not null,
  -- Why the last attempt failed.
  problem text,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index mail_deliveries_newest on mail_deliveries (created_at desc, id desc);
create index mail_deliveries_by_kind on mail_deliveries (kind, created_at desc, id desc);

-- Keys of files whose rows are gone. Triggers add to it in the transaction that removes the row.
create table stored_file_removals (
  storage_key text primary key,
  -- Keys that could not be removed wait behind all others.
  attempts integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index stored_file_removals_order on stored_file_removals (attempts, created_at);

-- Its argument is an expression that makes the key of the old row, which is $1; null when no file goes.
create function queue_stored_file_removal() returns trigger language plpgsql as $$
declare
  gone text;
begin
  execute 'select ' || tg_argv[0] into gone using old;
  if gone is not null then
    insert into stored_file_removals (storage_key) values (gone) on conflict do nothing;
  end if;
  return null;
end
$$;
