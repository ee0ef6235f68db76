-- What a search engine has to be told of the ads (decision 162). Without an engine the triggers are off, and nothing is written here.
create table ad_search_changes (
  id bigint generated always as identity primary key,
  -- An ad that was written, or was removed.
  ad_id uuid not null,
  -- The workspace that wrote the ad, which has to find it at once. Without a foreign key: rows are removed within seconds.
  awaited_by uuid,
  created_at timestamptz(3) not null default now()
);
create index ad_search_changes_awaited on ad_search_changes (awaited_by) where awaited_by is not null;

-- One row, while an engine is fed.
create table ad_search_index (
  is_only boolean primary key default true check (is_only),
  -- The number of daemons that the ads are distributed over.
  shards integer not null,
  -- Documents of earlier builds are removed at the end of a build.
  build integer not null,
  -- Whether a build was completed for these shards: the engine may answer.
  is_ready boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create function note_written_ads() returns trigger language plpgsql as $$
begin
  insert into ad_search_changes (ad_id, awaited_by)
  select ad_id, nullif(current_setting('marquee.awaited_by', true), '')::uuid from written;
  return null;
end
$$;
create function note_seen_ads() returns trigger language plpgsql as $$
begin
  insert into ad_search_changes (ad_id, awaited_by)
  select ad_id, nullif(current_setting('marquee.awaited_by', true), '')::uuid from written join earlier using (ad_id)
  where (written.last_seen_at, written.verified_at) is distinct from (earlier.last_seen_at, earlier.verified_at);
  return null;
end
$$;
create trigger ad_search_note_added after insert on ad_search referencing new table as written
  for each statement execute function note_written_ads();
create trigger ad_search_note_changed after update on ad_search referencing new table as written
  for each statement execute function note_written_ads();
create trigger ad_search_note_removed after delete on ad_search referencing old table as written
  for each statement execute function note_written_ads();
create trigger ad_stats_note_seen after update on ad_stats referencing new table as written old table as earlier
  for each statement execute function note_seen_ads();
alter table ad_search
  disable trigger ad_search_note_added, disable trigger ad_search_note_changed, disable trigger ad_search_note_removed;
alter table ad_stats disable trigger ad_stats_note_seen;
