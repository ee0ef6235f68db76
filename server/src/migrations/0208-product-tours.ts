import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Who has finished or skipped the tour of the product. */
export async function up(db: Database): Promise<void> {
  await sql`
    create table product_tours (
      user_id uuid primary key references users (id) on delete cascade,
      created_at timestamptz(3) not null
    )
  `.execute(db)
}
