import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/**
 * A file of ads could name any key of the storage as its picture. Only copies that the server has made itself are pictures of ads;
 * what else was named is forgotten, and with it a medium that has nothing else.
 */
export async function up(db: Database): Promise<void> {
  await sql`
    delete from ad_media
    where storage_key not like 'media/copies/%' and num_nonnulls(recipe, external_url) = 0
  `.execute(db)
  await sql`update ad_media set storage_key = null where storage_key not like 'media/copies/%'`.execute(db)
}
