import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The ad whose picture stands for a board before the others; without one, the first ads do. */
export async function up(db: Database): Promise<void> {
  await sql`alter table board_ads add column is_cover boolean not null default false`.execute(db)
}
