import type { Database } from '../../../platform/database/database.ts'
import type { DemoLibraryTables } from './demo-library.tables.ts'

export type DemoLibraryState = DemoLibraryTables['demo_library']['state']

export function createDemoLibraryRepository(database: Database) {
  const db = database.withTables<DemoLibraryTables>()
  return {
    async find(): Promise<{ state: DemoLibraryState; as_of: Date } | null> {
      return (await db.selectFrom('demo_library').select(['state', 'as_of']).executeTakeFirst()) ?? null
    },
    async save(state: DemoLibraryState, asOf: Date, now: Date): Promise<void> {
      const changes = { state, as_of: asOf, updated_at: now }
      await db
        .insertInto('demo_library')
        .values({ ...changes, created_at: now })
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet(changes))
        .execute()
    },
  }
}
