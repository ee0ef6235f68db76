-- The processes of the server: each adds itself at its start and says every minute that it is there.
create table server_processes (
  id uuid primary key,
  role text not null check (role in ('web', 'worker', 'all')),
  release text not null,
  host text not null,
  started_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index server_processes_seen on server_processes (last_seen_at);

-- What a process measured in a minute. Kept for a week.
create table process_minutes (
  minute timestamptz(3) not null,
  process_id uuid not null references server_processes (id) on delete cascade,
  -- As `minuteFigures` of the module.
  figures jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (minute, process_id)
);
create index process_minutes_process on process_minutes (process_id);

-- How fast pages were for browsers, by hour. Kept for a month.
create table page_vitals (
  hour timestamptz(3) not null,
  page text not null,
  package text not null,
  release text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  -- Reports by value; the bounds are those of vital-bounds.ts.
  counts integer[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (hour, page, package, release, metric)
);
