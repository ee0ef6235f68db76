import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/**
 * Blocks other writers of ads of these sources until the transaction ends: two writers of the same ads in different orders would
 * wait for each other. Batches are short, and one of them uses the machine fully.
 */
export async function lockSources(db: Database, sources: readonly string[]): Promise<void> {
  for (const source of [...new Set(sources)].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ads of ${source}`}, 0))`.execute(db)
  }
}
