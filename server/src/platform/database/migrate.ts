import type { Database } from './database.ts'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../migrations/migrations.ts'

/**
 * Applies the migrations that are missing. Kysely takes an advisory lock, so several processes may start at once: one
 * migrates, the others wait and find nothing left to do.
 * @returns the names of those applied
 * @throws the error of the migration that failed; its transaction is rolled back
 */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results = [] } = await createMigrator(database).migrateToLatest()
  if (error !== undefined) {
    throw error
  }
  return results.map((result) => result.migrationName)
}

/** Whether every migration that this version of the server knows is applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const known = await createMigrator(database).getMigrations()
  return known.every((migration) => migration.executedAt !== undefined)
}

function createMigrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } })
}
