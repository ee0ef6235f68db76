import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Videos that were drawn for ads of the demo library, when somebody first wanted to see them. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table ad_videos (
      media_id uuid primary key references ad_media (id) on delete cascade,
      state text not null check (state in ('waiting', 'ready', 'failed')),
      storage_key text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check ((state = 'ready') = (storage_key is not null))
    )
  `.execute(db)
}
