import type { ChangeKind } from '@marquee/federation/release-protocol'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The pointers of a package: which of its releases is live, canary or preview. */
export type ReleaseChannels = Selectable<Tables['release_channels']>

export interface ReleaseChange {
  channel: ChangeKind
  from: string | null
  to: string | null
  percent: number | null
  by: string
  reason: string
  at: Date
}

/** The SQL of the pointers to live releases, of their history, and of the registry's generation. */
export function createReleaseChannelRepository(db: Database) {
  return {
    async readGeneration(): Promise<number> {
      const row = await db.selectFrom('release_registry').select('generation').executeTakeFirstOrThrow()
      return row.generation
    },

    /** Makes every other change wait until this transaction ends, so that the state that a change was checked against stays current. */
    async lockRegistry(): Promise<void> {
      await db.selectFrom('release_registry').select('generation').forUpdate().executeTakeFirstOrThrow()
    },

    async advanceGeneration(now: Date): Promise<void> {
      await db
        .updateTable('release_registry')
        .set((column) => ({ generation: column('generation', '+', 1), updated_at: now }))
        .execute()
    },

    list: (): Promise<ReleaseChannels[]> => db.selectFrom('release_channels').selectAll().orderBy('package').execute(),

    async find(name: string): Promise<ReleaseChannels | null> {
      const row = await db.selectFrom('release_channels').selectAll().where('package', '=', name).executeTakeFirst()
      return row ?? null
    },

    /** The package's pointers; creates the row of a new package. */
    async findOrCreate(name: string, now: Date): Promise<ReleaseChannels> {
      await db
        .insertInto('release_channels')
        .values({ package: name, created_at: now, updated_at: now })
        .onConflict((on) => on.column('package').doNothing())
        .execute()
      return db.selectFrom('release_channels').selectAll().where('package', '=', name).executeTakeFirstOrThrow()
    },

    /** Moves pointers, increments the package's generation and writes the history. @returns the new generation */
    async change(
      name: string,
      pointers: Partial<
        Pick<
          ReleaseChannels,
          | 'live'
          | 'last_known_good'
          | 'canary'
          | 'canary_percent'
          | 'preview'
          | 'is_team_owned'
          | 'is_enabled'
          | 'is_retired'
        >
      >,
      { channel, from, to, percent, by, reason, at }: ReleaseChange,
    ): Promise<number> {
      const { generation } = await db
        .updateTable('release_channels')
        .set((column) => ({ ...pointers, generation: column('generation', '+', 1), updated_at: at }))
        .where('package', '=', name)
        .returning('generation')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('release_changes')
        .values({
          package: name,
          generation,
          channel,
          from_release: from,
          to_release: to,
          percent,
          changed_by: by,
          reason,
          created_at: at,
        })
        .execute()
      return generation
    },

    /** The time when this release became live or the canary; changing its share of users does not change that time. */
    async findStart(name: string, channel: 'live' | 'canary', release: string): Promise<Date | null> {
      const row = await db
        .selectFrom('release_changes')
        .select('created_at')
        .where('package', '=', name)
        .where('channel', '=', channel)
        .where('to_release', '=', release)
        .where('from_release', 'is distinct from', release)
        .orderBy('generation', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.created_at ?? null
    },

    /** Sets what is no release of its own, so that the package's generation and history stay. */
    async set(
      name: string,
      values: Partial<Pick<ReleaseChannels, 'last_known_good' | 'alarm_email' | 'alarm_url' | 'is_auto_rollback'>>,
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('release_channels')
        .set({ ...values, updated_at: now })
        .where('package', '=', name)
        .execute()
    },

    /** The latest changes of a package, newest first. */
    listChanges: (name: string, limit: number) =>
      db
        .selectFrom('release_changes')
        .selectAll()
        .where('package', '=', name)
        .orderBy('generation', 'desc')
        .limit(limit)
        .execute(),
  }
}
