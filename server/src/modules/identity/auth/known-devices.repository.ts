import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The SQL of the devices from which accounts were signed in. */
export function createKnownDeviceRepository(db: Database) {
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

    /** Whether one of the hashes is of a device of the user. */
    async has(userId: string, hashes: readonly string[]): Promise<boolean> {
      if (hashes.length === 0) {
        return false
      }
      const row = await db
        .selectFrom('known_devices')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('device_hash', 'in', hashes)
        .executeTakeFirst()
      return row !== undefined
    },

    /** @returns false when the device is already known */
    async insert(device: Insertable<Tables['known_devices']>): Promise<boolean> {
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
