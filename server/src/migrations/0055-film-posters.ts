import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The picture that a source shows of a film: where the source has it, and the key of our copy. */
export async function up(db: Database): Promise<void> {
  await sql`alter table ad_media add column poster_url text, add column poster_key text`.execute(db)
  await sql`drop index ad_media_with_pictures`.execute(db)
  await sql`
    create index ad_media_with_pictures on ad_media (id)
    where storage_key is not null or recipe is not null or poster_key is not null
  `.execute(db)
}
