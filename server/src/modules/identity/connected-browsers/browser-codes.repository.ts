import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The SQL of codes with which the extension signs in. */
export function createBrowserCodeRepository(db: Database) {
  return {
    /** Adds a code, and removes those that have expired. */
    async add(code: Insertable<Tables['browser_codes']>): Promise<void> {
      await db.deleteFrom('browser_codes').where('expires_at', '<=', code.created_at).execute()
      await db.insertInto('browser_codes').values(code).execute()
    },

    /** Removes a code, so that it works once. @returns undefined for an unknown or expired one */
    async take(hash: string, now: Date) {
      const row = await db.deleteFrom('browser_codes').where('code_hash', '=', hash).returningAll().executeTakeFirst()
      return row !== undefined && row.expires_at > now ? row : undefined
    },
  }
}
