import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Remembers from which devices an account was signed in to, so that a new one is told of. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table known_devices (
      user_id uuid not null references users (id) on delete cascade,
      -- A keyed hash of browser, system and network.
      device_hash text not null,
      created_at timestamptz(3) not null,
      primary key (user_id, device_hash)
    )
  `.execute(db)
}
