import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { AuthTables } from './auth.tables.ts'

/** The SQL of devices that accounts were signed in to from. */
export function createKnownDeviceRepository(database: Database) {
  const db = database.withTables<AuthTables>()

  return {
    async hasAny(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('known_devices')
        .select('user_id')
        .where('user_id', '=', userId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** @returns false when it is known already */
    async insert(device: Insertable<AuthTables['known_devices']>): Promise<boolean> {
      const row = await db
        .insertInto('known_devices')
        .values(device)
        .onConflict((on) => on.doNothing())
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
