import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Which accounts sign in with Google. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table google_identities (
      issuer text not null,
      -- The provider's id of the person; an address may change hands, this does not.
      subject text not null,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (issuer, subject)
    )
  `.execute(db)
  await sql`create index google_identities_user on google_identities (user_id)`.execute(db)
}
