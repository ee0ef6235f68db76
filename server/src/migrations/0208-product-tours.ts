import { type Kysely, sql } from 'kysely'

/** Who has finished or skipped the tour of the product. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`
    create table product_tours (
      user_id uuid primary key references users (id) on delete cascade,
      created_at timestamptz(3) not null
    )
  `.execute(db)
}
