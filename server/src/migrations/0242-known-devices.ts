import { type Kysely, sql } from 'kysely'

/** Remembers from which devices an account was signed in to, so that a new one is told of. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
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
