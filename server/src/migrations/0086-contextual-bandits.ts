import { type Kysely, sql } from 'kysely'

/** GrowthBook's contextual bandits, which its SDK reads beside the features. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`alter table feature_flag_payload add column contextual_bandits jsonb not null default '{}'`.execute(db)
}
