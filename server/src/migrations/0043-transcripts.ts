import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** What is said in a video ad, line by line; null for ads of which nobody has written it down. */
export async function up(db: Database): Promise<void> {
  await sql`alter table ads add column transcript jsonb`.execute(db)
}
