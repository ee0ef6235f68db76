import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** One row: what became of the demo library, and which day its dates are relative to. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table demo_library (
      is_only boolean primary key default true check (is_only),
      state text not null check (state in ('seeding', 'ready', 'removed')),
      -- A run that was interrupted goes on with the same dates, so that it makes the same ads.
      as_of timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
}
