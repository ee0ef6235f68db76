import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type OnboardingRecord = Selectable<Tables['onboardings']>
export type OnboardingChanges = Updateable<Tables['onboardings']>

/** The SQL of onboardings: at most one per account. */
export function createOnboardingRepository(db: Database) {
  return {
    async find(userId: string): Promise<OnboardingRecord | undefined> {
      return await db.selectFrom('onboardings').selectAll().where('user_id', '=', userId).executeTakeFirst()
    },

    /** Locks the row until the transaction ends, so that two concurrent requests finish it only once. */
    async findForUpdate(userId: string): Promise<OnboardingRecord | undefined> {
      return await db.selectFrom('onboardings').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
    },

    async insert(userId: string, now: Date): Promise<void> {
      await db
        .insertInto('onboardings')
        .values({ user_id: userId, step: 'role', created_at: now, updated_at: now })
        .execute()
    },

    async update(userId: string, changes: OnboardingChanges): Promise<OnboardingRecord> {
      return await db
        .updateTable('onboardings')
        .set(changes)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow()
    },
  }
}
