-- Feature flags, and releases of remotes.

-- In GrowthBook's shape.
create table feature_flags (
  key text primary key,
  description text not null,
  type text not null check (type in ('boolean', 'string', 'number', 'json')),
  default_value jsonb not null,
  rules jsonb not null default '[]',
  is_enabled boolean not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  removed_at timestamptz(3)
);

create table feature_flag_changes (
  flag_key text not null references feature_flags (key) on delete cascade,
  -- The flag's version after the change.
  version integer not null,
  default_value jsonb not null,
  rules jsonb not null,
  is_enabled boolean not null,
  changed_by uuid references users (id) on delete set null,
  -- Kept when the account is removed.
  changed_by_name text,
  created_at timestamptz(3) not null,
  is_removed boolean not null default false,
  primary key (flag_key, version)
);
create index feature_flag_changes_changed_by on feature_flag_changes (changed_by);

insert into feature_flags (key, description, type, default_value, is_enabled, created_at, updated_at) values
  ('product.announcement',
    'Shown to everybody who is signed in, until they close it. Empty: nothing is shown.', 'string', '""', true, now(), now()),
  ('briefs.description',
    'The sentence below the title of the list of briefs. Off: the usual one.', 'string', '"What to make, for whom, and why."', false, now(), now()),
  ('account-settings.workspace-export',
    'The export of a workspace''s data, on the page Account. Off: for everybody. On: for those for whom it is true.', 'boolean', 'true', false, now(), now()),
  ('ad-library.same-creative',
    'Ads with the same creative, in the details of an ad. Off: for everybody. On: for those for whom it is true.', 'boolean', 'true', false, now(), now()),
  ('administration.job-list',
    'The list of single jobs, on the page Jobs. Off: for everybody. On: for those for whom it is true.', 'boolean', 'true', false, now(), now()),
  ('analyzer.compare',
    'The link from a creative to the comparison of two. Off: for everybody. On: for those for whom it is true.', 'boolean', 'true', false, now(), now()),
  ('briefs.board',
    'The board of briefs beside the table. Off: for everybody. On: for those for whom it is true.', 'boolean', 'true', false, now(), now()),
  ('generation.product-import',
    'The import of a list of products. Off: for everybody. On: for those for whom it is true.', 'boolean', 'true', false, now(), now());
insert into feature_flag_changes (flag_key, version, default_value, rules, is_enabled, created_at)
select key, version, default_value, rules, is_enabled, created_at from feature_flags;

create table feature_flag_payload (
  is_only boolean primary key default true check (is_only),
  -- Counts every change of flags and documents; the processes compare it to see that something is new.
  revision integer not null default 1,
  experiments jsonb not null default '[]',
  saved_groups jsonb not null default '{}',
  documents_version integer not null default 1,
  created_at timestamptz(3) not null,
  -- GrowthBook's dateUpdated. Grows with every change: its SDK ignores a document with a date that it has seen.
  updated_at timestamptz(3) not null,
  contextual_bandits jsonb not null default '{}'
);

insert into feature_flag_payload (created_at, updated_at) values (now(), now());

create table releases (
  package text not null,
  release text not null,
  description jsonb not null,
  files jsonb not null,
  bytes bigint not null,
  -- False while files are being uploaded: nothing of it can be published or downloaded.
  is_complete boolean not null default false,
  -- In the preview catalogue: a page may be asked to run it.
  is_preview boolean not null default false,
  uploaded_by text not null,
  last_live_at timestamptz(3),
  -- Set when it was taken back: then it is no last-known-good release.
  rolled_back_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (package, release)
);

create table release_channels (
  package text primary key,
  live text,
  last_known_good text,
  canary text,
  canary_percent integer check (canary_percent between 1 and 99),
  preview text,
  is_enabled boolean not null default true,
  -- A team has released it: the builds of a server's own machine count no longer.
  is_team_owned boolean not null default false,
  generation integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  is_retired boolean not null default false,
  check ((canary is null) = (canary_percent is null)),
  foreign key (package, canary) references releases (package, release),
  foreign key (package, last_known_good) references releases (package, release),
  foreign key (package, live) references releases (package, release),
  foreign key (package, preview) references releases (package, release)
);

create table release_changes (
  package text not null,
  -- The package's generation after the change.
  generation integer not null,
  channel text not null check (channel in ('preview', 'canary', 'live', 'off', 'on', 'retired', 'restored')),
  from_release text,
  to_release text,
  percent integer,
  changed_by text not null,
  reason text not null,
  created_at timestamptz(3) not null,
  primary key (package, generation)
);

-- One row.
create table release_registry (
  is_only boolean primary key default true check (is_only),
  -- Counts every change of what pages run. Changes wait for each other here.
  generation integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

insert into release_registry (created_at, updated_at) values (now(), now());

create table release_tokens (
  id uuid primary key default uuidv7(),
  package text not null,
  name text not null,
  token_hash text not null unique,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table release_health (
  package text not null,
  release text not null,
  bucket timestamptz(3) not null,
  -- Reports of pages that were asked to run the release: they say nothing about what users get.
  is_override boolean not null,
  loads integer not null default 0,
  -- Its code did not come or did not start.
  failures integer not null default 0,
  -- It threw on the screen.
  errors integer not null default 0,
  -- Loads by the time that they took; the bounds are those of load-histogram.ts.
  load_times integer[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  failure_kinds integer[] not null default '{0,0,0,0,0,0}',
  primary key (package, release, bucket, is_override)
);
create index release_health_by_bucket on release_health (bucket);

create table release_visits (
  package text not null,
  release text not null,
  bucket timestamptz(3) not null,
  is_override boolean not null,
  -- A keyed hash, different for every release: it cannot be followed nor turned back into a user.
  visitor text not null,
  has_account boolean not null,
  reports integer not null,
  has_failed boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (package, release, bucket, is_override, visitor)
);
create index release_visits_by_bucket on release_visits (bucket);
