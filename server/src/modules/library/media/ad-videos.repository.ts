import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type AdVideoRow = Pick<Selectable<Tables['ad_videos']>, 'state' | 'storage_key' | 'updated_at'>

/** The SQL of videos that our renderer draws. */
export function createAdVideoRepository(db: Database) {
  return {
    async find(mediaId: string): Promise<AdVideoRow | undefined> {
      return await db
        .selectFrom('ad_videos')
        .select(['state', 'storage_key', 'updated_at'])
        .where('media_id', '=', mediaId)
        .executeTakeFirst()
    },

    /** Records that a video is requested. @returns false when it is already requested or drawn */
    async want(mediaId: string, { now, retryBefore }: { now: Date; retryBefore: Date }): Promise<boolean> {
      const row = await db
        .insertInto('ad_videos')
        .values({ media_id: mediaId, state: 'waiting', storage_key: null, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('media_id')
            .doUpdateSet({ state: 'waiting', updated_at: now })
            .where('ad_videos.state', '<>', 'ready')
            .where('ad_videos.updated_at', '<', retryBefore),
        )
        .returning('media_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async finish(mediaId: string, storage_key: string | null, now: Date): Promise<void> {
      const state = storage_key === null ? 'failed' : 'ready'
      await db
        .insertInto('ad_videos')
        .values({ media_id: mediaId, state, storage_key, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('media_id').doUpdateSet({ state, storage_key, updated_at: now }))
        .execute()
    },
  }
}
