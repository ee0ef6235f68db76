import type { Database } from '../../../platform/database/database.ts'

type DemoFurnishingTables = { demo_furnishings: { part: string; created_at: Date } }

/** The SQL that records which parts of the demo workspaces were made. */
export function createDemoFurnishingRepository(database: Database) {
  const db = database.withTables<DemoFurnishingTables>()
  return {
    async listMade(): Promise<Set<string>> {
      const rows = await db.selectFrom('demo_furnishings').select('part').execute()
      return new Set(rows.map(({ part }) => part))
    },
    async save(part: string, now: Date): Promise<void> {
      await db
        .insertInto('demo_furnishings')
        .values({ part, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
