import { type Kysely, sql } from 'kysely'

/** An analysis judges the placements that a creative is made for; none: those of its shape. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`alter table creative_analyses add column placements jsonb not null default '[]'`.execute(db)
}
