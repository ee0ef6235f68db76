import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What a page shows of an analysed video: its key frame, and small frames in one image. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table creative_analyses
      add column poster_asset_id uuid references assets (id),
      add column sheet_asset_id uuid references assets (id)
  `.execute(db)
  await sql`create index creative_analyses_by_poster on creative_analyses (poster_asset_id)`.execute(db)
  await sql`create index creative_analyses_by_sheet on creative_analyses (sheet_asset_id)`.execute(db)
}
