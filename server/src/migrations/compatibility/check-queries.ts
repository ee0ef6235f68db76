import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** A statement that the database does not take, and PostgreSQL's reason. */
export interface RefusedQuery {
  query: string
  reason: string
}

/**
 * Has PostgreSQL plan statements without running them: that finds tables, columns, functions and the unique indexes of `on conflict` that
 * are missing, names that have become ambiguous, and types that do not fit.
 */
export async function findRefusedQueries(db: Database, queries: readonly string[]): Promise<RefusedQuery[]> {
  const refused: RefusedQuery[] = []
  for (const query of queries) {
    try {
      await sql.raw(`explain (generic_plan, costs off) ${query}`).execute(db)
    } catch (error) {
      refused.push({ query, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return refused
}
