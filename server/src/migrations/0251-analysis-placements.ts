import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** An analysis judges the placements that a creative is made for; none: those of its shape. */
export async function up(db: Database): Promise<void> {
  await sql`alter table creative_analyses add column placements jsonb not null default '[]'`.execute(db)
}
