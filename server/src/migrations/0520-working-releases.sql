-- The page of the release was shown. Before renders were reported, a load counted as one.
alter table release_visits add column has_rendered boolean not null default true;
alter table release_health add column renders integer not null default 0;

-- Who is told that the live release fails, and whether the server then goes back by itself.
alter table release_channels add column alarm_email text;
alter table release_channels add column alarm_url text;
alter table release_channels add column is_auto_rollback boolean not null default false;

-- Live releases whose failures rose, each once.
create table release_alarms (
  package text not null,
  release text not null,
  -- The figures of the moment in which the alarm was raised, as a sentence.
  reason text not null,
  -- The last time that the release was found failing.
  last_failed_at timestamptz(3) not null,
  -- The release that the server went back to by itself.
  returned_to text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (package, release),
  foreign key (package, release) references releases (package, release) on delete cascade
);
