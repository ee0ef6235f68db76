import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { LotShare } from './credits.policy.ts'

/** The SQL of credits that are set aside until a dispute ends. Every function requires the lock of the workspace's account. */
export function createSetAsideRepository(db: Database) {
  return {
    /** The remaining credits of the lots that these entries created. @param keys the keys of the entries */
    listRemaining(workspaceId: string, keys: readonly string[]): Promise<LotShare[]> {
      return db
        .selectFrom('credit_lots')
        .select(['id as lotId', 'remaining as amount'])
        .where('workspace_id', '=', workspaceId)
        .where('source_key', 'in', keys)
        .where('remaining', '>', 0)
        .orderBy('id')
        .execute()
    },

    async add(workspaceId: string, reference: string, { lotId, amount }: LotShare, now: Date): Promise<void> {
      await db
        .insertInto('credit_set_asides')
        .values({ workspace_id: workspaceId, reference, lot_id: lotId, amount, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['workspace_id', 'reference', 'lot_id'])
            .doUpdateSet({ amount: sql`credit_set_asides.amount + excluded.amount`, updated_at: now }),
        )
        .execute()
    },

    async has(workspaceId: string, reference: string): Promise<boolean> {
      const row = await db
        .selectFrom('credit_set_asides')
        .select('lot_id')
        .where('workspace_id', '=', workspaceId)
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Deletes a reference. @returns the credits that were set aside for it */
    async remove(workspaceId: string, reference: string): Promise<LotShare[]> {
      return db
        .deleteFrom('credit_set_asides')
        .where('workspace_id', '=', workspaceId)
        .where('reference', '=', reference)
        .returning(['lot_id as lotId', 'amount'])
        .execute()
    },

    /** Extends the expiry of lots to at least the given day. */
    async prolong(lotIds: readonly string[], until: Date): Promise<void> {
      await db
        .updateTable('credit_lots')
        .set({ expires_at: sql`greatest(expires_at, ${until})` })
        .where('id', 'in', lotIds)
        .where('expires_at', 'is not', null)
        .execute()
    },
  }
}
