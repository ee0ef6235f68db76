import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { AuthTables } from './auth.tables.ts'

/** The SQL of reset links: a user has at most one, and it works once. */
export function createPasswordResetRepository(database: Database) {
  const db = database.withTables<AuthTables>()

  return {
    /** Stores the link in place of an older one. @returns false when the older one was made after `retryAfter` */
    async replace(reset: Insertable<AuthTables['password_resets']>, retryAfter: Date): Promise<boolean> {
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

    /** Gives the link that was asked for another token. @returns false when it was used or ended since */
    async renew(userId: string, changes: Updateable<AuthTables['password_resets']>): Promise<boolean> {
      const result = await db
        .updateTable('password_resets')
        .set(changes)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Whether the link is there and has not expired. */
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

    /** Takes the link away. @returns whether it was there and had not expired */
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
