import type { Database } from '../../platform/database/database.ts'
import { migrate, type Migrations } from '../../platform/database/migrate.ts'
import { findRefusedQueries } from './check-queries.ts'
import { compareTableRules } from './compare-table-rules.ts'
import type { ReleaseRecord } from './release-record.ts'
import { readTableRules } from './table-rules.ts'

/** Something that a release cannot do any more on a later database. */
export interface Break {
  /** What is wrong, as one sentence: PostgreSQL's, or one about a table. */
  what: string
  /** A statement of the release that fails; null for what only some of its rows meet. */
  query: string | null
}

/** Lists what a release cannot do on a database that later migrations have changed. */
export async function findBreaks(db: Database, release: ReleaseRecord): Promise<Break[]> {
  const refused = await findRefusedQueries(db, release.queries)
  const refusedRows = compareTableRules(release.tables, await readTableRules(db))
  return [
    ...refused.map(({ query, reason }) => ({ what: reason, query })),
    ...refusedRows.map((what) => ({ what, query: null })),
  ]
}

/** A break with the name of the migration that makes it. */
export interface CausedBreak extends Break {
  migration: string | null
}

/**
 * Finds the migration of each break, by applying them one after the other.
 * @param db an empty database, on which all migrations are applied
 * @returns the breaks; `migration` is null for what no migration causes, such as the tables of a library
 */
export async function findCauses(
  db: Database,
  migrations: Migrations,
  release: ReleaseRecord,
  breaks: readonly Break[],
): Promise<CausedBreak[]> {
  const known = new Set(release.migrations)
  const failed = breaks.map(({ query }) => query).filter((query) => query !== null)
  const open = new Map(breaks.map((found) => [toKey(found), found]))
  const caused: CausedBreak[] = []
  const applied: Record<string, Migrations[string]> = {}
  for (const [name, migration] of Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    applied[name] = migration
    if (known.has(name)) {
      continue
    }
    await migrate(db, applied)
    for (const found of await findBreaks(db, { ...release, queries: failed })) {
      if (open.delete(toKey(found))) {
        caused.push({ ...found, migration: name })
      }
    }
  }
  return [...caused, ...Array.from(open.values(), (found) => ({ ...found, migration: null }))]
}

function toKey({ what, query }: Break): string {
  return JSON.stringify([what, query])
}
