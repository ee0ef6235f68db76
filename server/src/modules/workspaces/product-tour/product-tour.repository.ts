import type { Database } from '../../../platform/database/database.ts'

/** The SQL of the product tour: one row for each user who has seen it. */
export function createProductTourRepository(db: Database) {
  return {
    async hasEnded(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('product_tours')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row !== undefined
    },

    async end(userId: string, now: Date): Promise<void> {
      await db
        .insertInto('product_tours')
        .values({ user_id: userId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
