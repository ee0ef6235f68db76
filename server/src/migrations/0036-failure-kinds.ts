import { type Kysely, sql } from 'kysely'

/** Failures of releases by their kind, in the order of the contract's `releaseFailures`; a new kind comes last. */
export async function up(db: Kysely<Record<never, never>>): Promise<void> {
  await sql`alter table release_health add column failure_kinds integer[] not null default '{0,0,0,0,0,0}'`.execute(db)
}
