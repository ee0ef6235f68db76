import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Runs a step of a transaction whose failure must not fail the transaction. */
export async function withSavepoint<T>(transaction: Database, step: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(transaction)
  try {
    const result = await step()
    await sql`release savepoint step`.execute(transaction)
    return result
  } catch (error) {
    await sql`rollback to savepoint step`.execute(transaction)
    throw error
  }
}

/**
 * SQLSTATE classes 22, 23 and 54: the data is the cause, not the connection or the server. PostgreSQL reports XX000 for a binary
 * tsvector that is too long.
 */
export function isDataError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(22|23|54|XX000)/.test(String(error.code))
}
