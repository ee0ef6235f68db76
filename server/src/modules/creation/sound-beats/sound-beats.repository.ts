import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['sound_beats']

/** The SQL of the beats of songs. */
export function createSoundBeatRepository(db: Database) {
  return {
    find: (workspaceId: string, assetId: string): Promise<Selectable<Table> | undefined> =>
      db
        .selectFrom('sound_beats')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('asset_id', '=', assetId)
        .executeTakeFirst(),

    /** Keeps the beats; those of another request that was quicker stay. */
    async keep(row: Insertable<Table>): Promise<void> {
      await db
        .insertInto('sound_beats')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute()
    },
  }
}
