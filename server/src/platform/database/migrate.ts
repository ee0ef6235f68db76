import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../errors/start-error.ts'
import type { Database } from './database.ts'

/** Migrations by name; they run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * Applies the migrations that are missing. Kysely takes an advisory lock, so several processes may start at once: one
 * migrates, the others wait and find nothing left to do.
 * @returns the names of those applied
 * @throws the error of the migration that failed; its transaction is rolled back
 * @throws StartError when a newer version has migrated the database: its processes go on, but an older one does not start
 */
export async function migrate(database: Database, migrations: Migrations): Promise<string[]> {
  await refuseNewer(database, migrations)
  const { error, results = [] } = await createMigrator(database, migrations).migrateToLatest()
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
  }
  return results.map((result) => result.migrationName)
}

async function refuseNewer(database: Database, migrations: Migrations): Promise<void> {
  const { rows: found } = await sql`select where to_regclass('kysely_migration') is not null`.execute(database)
  if (found.length === 0) {
    return
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(database)
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) {
    throw new StartError(
      `A newer Marquee has migrated the database to ${unknown.name}, which this one does not know. Start the newer one, or restore a backup.`,
    )
  }
}

/** Whether all migrations are applied. */
export async function isMigrated(database: Database, migrations: Migrations): Promise<boolean> {
  const known = await createMigrator(database, migrations).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}

function createMigrator(database: Database, migrations: Migrations): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
}
