import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { OnboardingTables } from './onboarding.tables.ts'

export type OnboardingRecord = Selectable<OnboardingTables['onboardings']>
export type OnboardingChanges = Updateable<OnboardingTables['onboardings']>

/** The SQL of onboardings: at most one for each account. */
export function createOnboardingRepository(database: Database) {
  const db = database.withTables<OnboardingTables>()

  return {
    async find(userId: string): Promise<OnboardingRecord | undefined> {
      return await db.selectFrom('onboardings').selectAll().where('user_id', '=', userId).executeTakeFirst()
    },

    /** Holds the row until the transaction ends, so that two requests at once finish once. */
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
