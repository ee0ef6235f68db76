import type { Database } from '../../platform/database/database.ts'
import type { Migrations } from '../../platform/database/migrate.ts'
import { findBreaks } from './check-compatibility.ts'
import { findRefusedQueries } from './check-queries.ts'
import type { ReleaseRecord } from './release-record.ts'
import { readTableRules } from './table-rules.ts'

interface Renewal {
  /** Null for the first record of all. */
  previous: ReleaseRecord | null
  migrations: Migrations
  /** Statements that tests had the server send, simplified. */
  sent: Iterable<string>
  accepted: Readonly<Record<string, string>>
}

/**
 * Makes the record of the release that the database and the statements are of. Statements on tables that only tests made are left out.
 * @param db a database on which all migrations have run
 * @throws Error when the release before cannot work with this database: then its record must stay
 */
export async function renewRecord(
  db: Database,
  { previous, migrations, sent, accepted }: Renewal,
): Promise<ReleaseRecord> {
  const breaks = previous === null ? [] : await findBreaks(db, previous)
  const open = breaks.filter(({ what }) => !Object.hasOwn(accepted, what))
  if (open.length > 0) {
    throw new Error(`The last release cannot work with this database, so its record stays: ${open[0]?.what}`)
  }
  const names = Object.keys(migrations).toSorted()
  const queries = [...new Set(sent)].toSorted()
  const refused = new Set((await findRefusedQueries(db, queries)).map(({ query }) => query))
  return {
    since: previous?.since ?? names.at(-1) ?? '',
    migrations: names,
    tables: await readTableRules(db),
    queries: queries.filter((query) => !refused.has(query)),
  }
}
