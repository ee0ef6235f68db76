import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Does something that only one process at a time may do; the others wait. The lock ends with its connection. */
export function withLock<T>(database: Database, name: string, act: () => Promise<T>): Promise<T> {
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection)
    try {
      return await act()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection)
    }
  })
}

/**
 * Lets one transaction at a time do what has this name, such as counting the rows of a limit and adding one. The others wait until it ends.
 */
export async function lockUntilEnd(transaction: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
