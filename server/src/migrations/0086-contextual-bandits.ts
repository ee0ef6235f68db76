import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** GrowthBook's contextual bandits, which its SDK reads beside the features. */
export async function up(db: Database): Promise<void> {
  await sql`alter table feature_flag_payload add column contextual_bandits jsonb not null default '{}'`.execute(db)
}
