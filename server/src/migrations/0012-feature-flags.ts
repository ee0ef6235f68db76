import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Feature flags in GrowthBook's shape, their history, and the document that browsers get of them. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table feature_flags (
      key text primary key,
      description text not null,
      type text not null check (type in ('boolean', 'string', 'number', 'json')),
      default_value jsonb not null,
      rules jsonb not null default '[]',
      is_enabled boolean not null,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
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
      primary key (flag_key, version)
    )
  `.execute(db)
  await sql`create index feature_flag_changes_changed_by on feature_flag_changes (changed_by)`.execute(db)
  await sql`
    create table feature_flag_payload (
      is_only boolean primary key default true check (is_only),
      -- Counts every change of flags and documents; the processes compare it to see that something is new.
      revision integer not null default 1,
      experiments jsonb not null default '[]',
      saved_groups jsonb not null default '{}',
      documents_version integer not null default 1,
      created_at timestamptz(3) not null,
      -- GrowthBook's dateUpdated. Grows with every change: its SDK ignores a document with a date that it has seen.
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`insert into feature_flag_payload (created_at, updated_at) values (now(), now())`.execute(db)
  await addFirstFlags(db)
}

async function addFirstFlags(db: Database): Promise<void> {
  await sql`
    insert into feature_flags (key, description, type, default_value, is_enabled, created_at, updated_at) values
      ('product.announcement', 'Shown to everybody who is signed in, until they close it. Empty: nothing is shown.',
       'string', '""', true, now(), now())
  `.execute(db)
  await sql`
    insert into feature_flag_changes (flag_key, version, default_value, rules, is_enabled, created_at)
    select key, version, default_value, rules, is_enabled, created_at from feature_flags
  `.execute(db)
}
