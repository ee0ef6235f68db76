import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The release store: what each package was released as, what is live, and who changed that. */
export async function up(db: Database): Promise<void> {
  await sql`
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
    )
  `.execute(db)
  await sql`
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
      check ((canary is null) = (canary_percent is null)),
      foreign key (package, live) references releases (package, release),
      foreign key (package, last_known_good) references releases (package, release),
      foreign key (package, canary) references releases (package, release),
      foreign key (package, preview) references releases (package, release)
    )
  `.execute(db)
  await sql`
    create table release_changes (
      package text not null,
      -- The package's generation after the change.
      generation integer not null,
      channel text not null check (channel in ('preview', 'canary', 'live')),
      from_release text,
      to_release text,
      percent integer,
      changed_by text not null,
      reason text not null,
      created_at timestamptz(3) not null,
      primary key (package, generation)
    )
  `.execute(db)
  await sql`
    create table release_registry (
      is_only boolean primary key default true check (is_only),
      -- Counts every change of what pages run. Changes wait for each other here.
      generation integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`insert into release_registry (created_at, updated_at) values (now(), now())`.execute(db)
  await sql`
    create table release_tokens (
      id uuid primary key default uuidv7(),
      package text not null,
      name text not null,
      token_hash text not null unique,
      revoked_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
}
