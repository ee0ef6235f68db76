import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/** Migrations by name; they run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * Applies the migrations that are missing. Kysely takes an advisory lock, so several processes may start at once: one
 * migrates, the others wait and find nothing left to do.
 * @returns the names of those applied
 * @throws the error of the migration that failed; its transaction is rolled back
 */
export async function migrate(database: Database, migrations: Migrations): Promise<string[]> {
  const { error, results = [] } = await createMigrator(database, migrations).migrateToLatest()
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
  }
  return results.map((result) => result.migrationName)
}

/** Whether all migrations are applied. */
export async function isMigrated(database: Database, migrations: Migrations): Promise<boolean> {
  const known = await createMigrator(database, migrations).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}

function createMigrator(database: Database, migrations: Migrations): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } })
}
