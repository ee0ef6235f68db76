import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The SQL of encoded scenes, by workspace and the hash of everything that they show. */
export function createRenderedSceneRepository(db: Database) {
  return {
    /** Finds a scene and notes that it is used. */
    use: (
      workspaceId: string,
      hash: string,
      now: Date,
    ): Promise<Pick<Selectable<Tables['rendered_scenes']>, 'storage_key'> | undefined> =>
      db
        .updateTable('rendered_scenes')
        .set({ updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('hash', '=', hash)
        .returning('storage_key')
        .executeTakeFirst(),

    async save(scene: { workspace_id: string; hash: string; storage_key: string; frames: number }, now: Date) {
      await db
        .insertInto('rendered_scenes')
        .values({ ...scene, created_at: now, updated_at: now })
        .onConflict((on) => on.columns(['workspace_id', 'hash']).doUpdateSet({ updated_at: now }))
        .execute()
    },

    /** Removes scenes that no render has used since then. @returns how many */
    async removeUnused(before: Date): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('rendered_scenes')
        .where('updated_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
