import type { ChangeKind } from '@marquee/federation/release-protocol'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ReleaseTables } from './releases.tables.ts'

/** What a package is released as. */
export type ReleaseChannels = Selectable<ReleaseTables['release_channels']>

export interface ReleaseChange {
  channel: ChangeKind
  from: string | null
  to: string | null
  percent: number | null
  by: string
  reason: string
  at: Date
}

/** The SQL of the pointers that say what is live, of their history, and of the registry's generation. */
export function createReleaseChannelRepository(database: Database) {
  const db = database.withTables<ReleaseTables>()

  return {
    async readGeneration(): Promise<number> {
      const row = await db.selectFrom('release_registry').select('generation').executeTakeFirstOrThrow()
      return row.generation
    },

    /** Makes every other change wait until this transaction ends: what a change was checked against stays true. */
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

    /** The package's pointers; a new package gets its row here. */
    async findOrCreate(name: string, now: Date): Promise<ReleaseChannels> {
      await db
        .insertInto('release_channels')
        .values({ package: name, created_at: now, updated_at: now })
        .onConflict((on) => on.column('package').doNothing())
        .execute()
      return db.selectFrom('release_channels').selectAll().where('package', '=', name).executeTakeFirstOrThrow()
    },

    /** Moves pointers, counts the package's generation up and writes the history. @returns the new generation */
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

    /** When this release became the canary; a new share of the users is no new beginning. */
    async findCanaryStart(name: string, release: string): Promise<Date | null> {
      const row = await db
        .selectFrom('release_changes')
        .select('created_at')
        .where('package', '=', name)
        .where('channel', '=', 'canary')
        .where('to_release', '=', release)
        .where('from_release', 'is distinct from', release)
        .orderBy('generation', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.created_at ?? null
    },

    /** The last changes of a package, newest first. */
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
