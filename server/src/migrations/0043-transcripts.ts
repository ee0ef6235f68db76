import { type Kysely, sql } from 'kysely'

/** What is said in a video ad, line by line; null for ads of which nobody has written it down. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`alter table ads add column transcript jsonb`.execute(db)
}
