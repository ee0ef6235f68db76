import { Kysely, PostgresDialect } from 'kysely'
import { CopyIn } from './copy-in.ts'
import { openPool, type PoolOptions } from './pool.ts'
import type { Tables } from './tables.generated.ts'

/** The database with all tables. `table-owners.test.ts` checks which module may read and write which table. */
export type Database = Kysely<Tables>

/** A pool of connections behind Kysely. `destroy()` closes it. */
export function openDatabase(options: PoolOptions): Database {
  return new Kysely({ dialect: new PostgresDialect({ pool: openPool(options), cursor: CopyIn }) })
}
