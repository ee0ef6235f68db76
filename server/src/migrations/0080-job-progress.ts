import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** How far running jobs are. The jobs themselves are pg-boss's, in the schema `pgboss`. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table job_progress (
      job_id uuid primary key,
      attempt integer not null,
      fraction real not null check (fraction between 0 and 1),
      note text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
}
