import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The alarm about a live release whose failures rose. */
export type StoredAlarm = Selectable<Tables['release_alarms']>

/** The SQL of the alarms about live releases: one for each release. */
export function createReleaseAlarmRepository(db: Database) {
  return {
    /** Notes that a release was found failing. @returns whether it is the first time */
    async note(name: string, release: string, reason: string, now: Date): Promise<StoredAlarm & { is_new: boolean }> {
      const times = { last_failed_at: now, updated_at: now }
      return db
        .insertInto('release_alarms')
        .values({ ...times, package: name, release, reason, returned_to: null, created_at: now })
        .onConflict((on) => on.columns(['package', 'release']).doUpdateSet(times))
        .returningAll()
        .returning(sql<boolean>`xmax = 0`.as('is_new'))
        .executeTakeFirstOrThrow()
    },

    async setReturn(name: string, release: string, to: string, now: Date): Promise<void> {
      await db
        .updateTable('release_alarms')
        .set({ returned_to: to, updated_at: now })
        .where('package', '=', name)
        .where('release', '=', release)
        .execute()
    },

    async find(name: string, release: string): Promise<StoredAlarm | null> {
      const row = await db
        .selectFrom('release_alarms')
        .selectAll()
        .where('package', '=', name)
        .where('release', '=', release)
        .executeTakeFirst()
      return row ?? null
    },

    /** The alarms whose release was failing since then, the latest failure first. */
    listSince: (since: Date): Promise<StoredAlarm[]> =>
      db
        .selectFrom('release_alarms')
        .selectAll()
        .where('last_failed_at', '>=', since)
        .orderBy('last_failed_at', 'desc')
        .execute(),
  }
}
