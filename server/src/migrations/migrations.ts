import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrate.ts'

/** Every migration by its name: the .sql files of this folder. They run in the order of their numbers; a released one is never changed. */
export const migrations: Migrations = Object.fromEntries(
  readdirSync(import.meta.dirname)
    .filter((file) => /^\d{4}-.*\.sql$/.test(file))
    .map((file) => [file.replace('.sql', ''), readMigration(join(import.meta.dirname, file))]),
)

function readMigration(file: string): Migrations[string] {
  const statements = sql.raw(readFileSync(file, 'utf8'))
  return { up: async (db) => void (await statements.execute(db)) }
}
