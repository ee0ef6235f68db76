import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/**
 * Notes which accounts have no password of their user's choice. Of the accounts so far these are those that signing in with Google
 * has made; one that was given a password since is asked once more, which costs its user nothing.
 */
export async function up(db: Database): Promise<void> {
  await sql`alter table users add column has_password boolean not null default true`.execute(db)
  await sql`
    update users set has_password = false
    where exists (
      select from google_identities
      where user_id = users.id and google_identities.created_at between users.created_at and users.created_at + interval '1 minute'
    )
  `.execute(db)
}
