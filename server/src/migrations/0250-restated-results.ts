import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** An import says which figures it restated itself, and names ads without delivery apart from lines with totals. */
export async function up(db: Database): Promise<void> {
  await sql`
    alter table result_imports
      add column restated integer not null default 0,
      add column undelivered integer not null default 0
  `.execute(db)
}
