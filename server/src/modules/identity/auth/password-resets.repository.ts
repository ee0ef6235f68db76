import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The SQL of reset links: a user has at most one, and each works once. */
export function createPasswordResetRepository(db: Database) {
  return {
    /** Stores the link in place of an older one. @returns false when the older one was made after `retryAfter` */
    async replace(reset: Insertable<Tables['password_resets']>, retryAfter: Date): Promise<boolean> {
      const row = await db
        .insertInto('password_resets')
        .values(reset)
        .onConflict((on) =>
          on.column('user_id').doUpdateSet(reset).where('password_resets.created_at', '<=', retryAfter),
        )
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Gives a requested link another token. @returns false when the link was used or ended since */
    async renew(userId: string, changes: Updateable<Tables['password_resets']>): Promise<boolean> {
      const result = await db
        .updateTable('password_resets')
        .set(changes)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Whether the link exists and has not expired. */
    async has(userId: string, tokenHash: string, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('password_resets')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Removes the link. @returns whether it existed and had not expired */
    async consume(userId: string, tokenHash: string, now: Date): Promise<boolean> {
      const result = await db
        .deleteFrom('password_resets')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async deleteOfUser(userId: string): Promise<void> {
      await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
    },
  }
}
