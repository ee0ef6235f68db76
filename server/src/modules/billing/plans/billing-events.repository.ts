import type { Database } from '../../../platform/database/database.ts'
import type { BillingTables } from './billing.tables.ts'

/** The SQL of what the provider has sent word of. */
export function createBillingEventRepository(database: Database) {
  const db = database.withTables<BillingTables>()

  return {
    async has(id: string): Promise<boolean> {
      const row = await db.selectFrom('billing_events').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    async insert(event: BillingTables['billing_events']): Promise<void> {
      await db
        .insertInto('billing_events')
        .values(event)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
