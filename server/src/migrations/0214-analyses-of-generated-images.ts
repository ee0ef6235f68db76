import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Which generated image an analysis is of: what was found on it is mended in the editor that it came from. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table creative_analyses add column image_id uuid references generated_images (id) on delete set null
  `.execute(db)
  await sql`create index creative_analyses_image on creative_analyses (image_id)`.execute(db)
}
