import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type TwoFactorRow = Selectable<Tables['two_factor']>

/** The SQL of second factors; each belongs to one account. */
export function createTwoFactorRepository(db: Database) {
  return {
    find(userId: string): Promise<TwoFactorRow | undefined> {
      return db.selectFrom('two_factor').selectAll().where('user_id', '=', userId).executeTakeFirst()
    },

    /** Stores a second factor; an existing one stays unchanged. */
    async insert(row: Insertable<Tables['two_factor']>): Promise<void> {
      await db
        .insertInto('two_factor')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
    },

    /** @returns false when it was confirmed before */
    async confirm(userId: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('two_factor')
        .set({ confirmed_at: now, updated_at: now })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Marks a time step as used. @returns false when it, or a later one, was used before */
    async useStep(userId: string, step: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('two_factor')
        .set({ last_used_step: step, updated_at: now })
        .where('user_id', '=', userId)
        .where((where) => where.or([where('last_used_step', 'is', null), where('last_used_step', '<', String(step))]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Replaces the recovery codes that were read before. @returns false when another request has replaced them in the meantime */
    async replaceCodes(
      before: Pick<TwoFactorRow, 'user_id' | 'sealed_recovery_codes'>,
      next: Pick<TwoFactorRow, 'recovery_key_id' | 'sealed_recovery_codes'>,
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('two_factor')
        .set({ ...next, updated_at: now })
        .where('user_id', '=', before.user_id)
        .where('sealed_recovery_codes', '=', before.sealed_recovery_codes)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** @returns whether a confirmed second factor was removed */
    async remove(userId: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('two_factor')
        .where('user_id', '=', userId)
        .returning('confirmed_at')
        .executeTakeFirst()
      return removed !== undefined && removed.confirmed_at !== null
    },
  }
}
