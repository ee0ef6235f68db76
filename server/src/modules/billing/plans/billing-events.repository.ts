import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The SQL of the events that the provider has sent. */
export function createBillingEventRepository(db: Database) {
  return {
    async has(id: string): Promise<boolean> {
      const row = await db.selectFrom('billing_events').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    async insert(event: Tables['billing_events']): Promise<void> {
      await db
        .insertInto('billing_events')
        .values(event)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
