import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Failures of releases by their kind, in the order of the contract's `releaseFailures`; a new kind comes last. */
export async function up(db: Database): Promise<void> {
  await sql`alter table release_health add column failure_kinds integer[] not null default '{0,0,0,0,0,0}'`.execute(db)
}
