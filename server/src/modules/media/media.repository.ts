import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { MediaTables } from './media.tables.ts'

export type MediaOrigin = Pick<Selectable<MediaTables['ad_media']>, 'kind' | 'storage_key' | 'recipe' | 'poster_key'>

export function createMediaRepository(database: Database) {
  const db = database.withTables<MediaTables>()
  return {
    async findOrigin(mediaId: string): Promise<MediaOrigin | null> {
      const row = await db
        .selectFrom('ad_media')
        .select(['kind', 'storage_key', 'recipe', 'poster_key'])
        .where('id', '=', mediaId)
        .executeTakeFirst()
      return row ?? null
    },
    /** Ids of the first pictures of the ads that started last and still run. */
    async listNewestPictures(count: number): Promise<string[]> {
      const rows = await db
        .selectFrom('ad_search')
        .innerJoin('ad_media', (join) =>
          join.onRef('ad_media.ad_id', '=', 'ad_search.ad_id').on('ad_media.position', '=', 0),
        )
        .select('ad_media.id')
        .where('ad_search.is_active', '=', true)
        .where((where) =>
          where.or([where('ad_media.recipe', 'is not', null), where('ad_media.storage_key', 'is not', null)]),
        )
        .orderBy('ad_search.started_ms', 'desc')
        .orderBy('ad_search.ad_id', 'desc')
        .limit(count)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}
