import type { Database } from '../../../platform/database/database.ts'

/** The identity of a user at the provider. */
export interface Identity {
  issuer: string
  subject: string
}

/** The SQL of accounts that sign in with Google. */
export function createGoogleIdentityRepository(db: Database) {
  return {
    /** The id of the account, or null. */
    async findUserId({ issuer, subject }: Identity): Promise<string | null> {
      const row = await db
        .selectFrom('google_identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    /** Links an identity to an account; an identity that already has an account keeps it. */
    async insert({ issuer, subject }: Identity, userId: string, now: Date): Promise<void> {
      await db
        .insertInto('google_identities')
        .values({ issuer, subject, user_id: userId, created_at: now, updated_at: now })
        .onConflict((on) => on.columns(['issuer', 'subject']).doNothing())
        .execute()
    },
  }
}
