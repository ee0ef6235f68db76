import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The second factor of an account, and what a session knows of a sign-in that still lacks it. */
export async function up(db: Database): Promise<void> {
  await sql`
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
    )
  `.execute(db)
  await sql`
    alter table sessions
      add column password_confirmed_at timestamptz(3),
      -- Whose password was right, while the second factor is missing.
      add column challenged_user_id uuid references users (id) on delete cascade,
      add column challenged_at timestamptz(3)
  `.execute(db)
  await sql`create index sessions_challenged on sessions (challenged_user_id)`.execute(db)
}
