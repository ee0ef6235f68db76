import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Pictures in the order in which they came or changed, so that looking for unread ones begins where the last look ended. */
export async function up(db: Database): Promise<void> {
  await sql`drop index ad_media_with_pictures`.execute(db)
  await sql`
    create index ad_media_with_pictures on ad_media (updated_at, id)
    where storage_key is not null or recipe is not null or poster_key is not null
  `.execute(db)
}
