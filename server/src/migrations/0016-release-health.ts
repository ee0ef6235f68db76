import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What browsers say about releases, in slices of five minutes; and switching a package off and on in its history. */
export async function up(db: Database): Promise<void> {
  await sql`
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
      primary key (package, release, bucket, is_override)
    )
  `.execute(db)
  await sql`
    create table release_visits (
      package text not null,
      release text not null,
      bucket timestamptz(3) not null,
      is_override boolean not null,
      -- A keyed hash, different for every release: it cannot be followed nor turned back into a person.
      visitor text not null,
      has_account boolean not null,
      reports integer not null,
      has_failed boolean not null default false,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (package, release, bucket, is_override, visitor)
    )
  `.execute(db)
  await sql`create index release_health_by_bucket on release_health (bucket)`.execute(db)
  await sql`create index release_visits_by_bucket on release_visits (bucket)`.execute(db)
  await sql`
    alter table release_changes
      drop constraint release_changes_channel_check,
      add check (channel in ('preview', 'canary', 'live', 'off', 'on'))
  `.execute(db)
}
