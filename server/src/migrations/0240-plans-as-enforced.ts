import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Plans promise what endpoints ask for: no endpoint asks for integrations, and no video can be bought yet. */
export async function up(db: Database): Promise<void> {
  await sql`update plans set features = features - 'integrations'`.execute(db)
  await sql`delete from credit_prices where feature = 'video_generation'`.execute(db)
}
