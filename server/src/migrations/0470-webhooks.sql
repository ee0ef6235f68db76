-- The addresses that a workspace has events sent to.
create table webhook_endpoints (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  url text not null,
  description text not null,
  event_types text[] not null check (cardinality(event_types) > 0),
  is_on boolean not null default true,
  -- Since when it is on and has its events: what happened before is no news.
  listening_since timestamptz(3) not null,
  -- Why the server switched it off; null when a member did, or when it is on.
  off_reason text check (off_reason in ('gone', 'failing')),
  -- Since when every attempt has failed; null after a success.
  failing_since timestamptz(3),
  sealed_secret text not null,
  credential_key_id text not null,
  -- The secret before the current one signs as well until this moment.
  sealed_earlier_secret text,
  earlier_credential_key_id text,
  earlier_secret_until timestamptz(3),
  -- The keys of the last request that made the endpoint, renewed its secret, and sent failed deliveries again.
  idempotency_key uuid not null,
  renewal_key uuid,
  resend_key uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key),
  check (not is_on or off_reason is null),
  check (num_nonnulls(sealed_earlier_secret, earlier_credential_key_id, earlier_secret_until) in (0, 3))
);
create index webhook_endpoints_creator on webhook_endpoints (created_by);

-- Each event once, as it is sent. It is written by the transaction of the change that it tells of.
create table webhook_events (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  type text not null,
  body text not null check (octet_length(body) <= 20000),
  created_at timestamptz(3) not null
);
create index webhook_events_workspace on webhook_events (workspace_id);
create index webhook_events_age on webhook_events (created_at);

-- An event on its way to one endpoint.
create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id uuid not null references webhook_events (id) on delete cascade,
  type text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  -- Attempts since the delivery was made or sent again; they choose the pause before the next one.
  attempts_made integer not null default 0 check (attempts_made >= 0),
  next_attempt_at timestamptz(3),
  -- Changes with the same key are told once if none of them has been attempted yet.
  merge_key text,
  -- The keys of the request that made a test, and of the last one that had it sent again.
  idempotency_key uuid,
  resend_key uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((state = 'waiting') = (next_attempt_at is not null))
);
create index webhook_deliveries_workspace on webhook_deliveries (workspace_id, created_at desc, id desc);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'waiting';
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_attempt_at) where state = 'waiting';
create unique index webhook_deliveries_key on webhook_deliveries (endpoint_id, idempotency_key);

create table webhook_attempts (
  id uuid primary key default uuidv7(),
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  -- The status of the answer, or the reason why there is none.
  status integer,
  problem text,
  duration_ms integer not null check (duration_ms >= 0),
  -- The first kilobyte of the answer, as text.
  answer text not null,
  created_at timestamptz(3) not null,
  check (num_nonnulls(status, problem) = 1)
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id desc);
