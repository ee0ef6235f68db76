import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type MediaOrigin = Pick<
  Selectable<Tables['ad_media']>,
  'kind' | 'duration_s' | 'storage_key' | 'recipe' | 'poster_key'
>

/** A copy of a medium in our storage. */
export interface MediumCopy {
  storage_key: string | null
  content_type: string | null
  width: number | null
  height: number | null
}

/** The SQL of the media of ads: the location of each one. */
export function createAdMediaRepository(db: Database) {
  return {
    /** The location of a medium of an ad, or of an earlier version of one. */
    async findOrigin(mediaId: string): Promise<MediaOrigin | null> {
      const find = (table: 'ad_media' | 'ad_version_media') =>
        db
          .selectFrom(table)
          .select(['kind', 'duration_s', 'storage_key', 'recipe', 'poster_key'])
          .where('id', '=', mediaId)
          .executeTakeFirst()
      return (await find('ad_media')) ?? (await find('ad_version_media')) ?? null
    },

    /** Ids of the first images of the running ads that started last. */
    async listNewestImages(count: number): Promise<string[]> {
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

    /**
     * Replaces the medium with the copy of the file at `sourceUrl`. @param externalUrl an address of ours for the whole
     * file; null for an image
     */
    async useCopy(
      mediumId: string,
      sourceUrl: string,
      { copy, externalUrl, now }: { copy: MediumCopy; externalUrl: string | null; now: Date },
    ): Promise<void> {
      await db
        .updateTable('ad_media')
        .set({
          storage_key: copy.storage_key,
          external_url: externalUrl,
          ...(copy.width !== null && { width: copy.width }),
          ...(copy.height !== null && { height: copy.height }),
          updated_at: now,
        })
        .where('id', '=', mediumId)
        .where('external_url', '=', sourceUrl)
        .execute()
    },

    /** Replaces the video's poster with the image in our storage under this key; without a key, the video has no poster. */
    async usePoster(mediumId: string, sourceUrl: string, posterKey: string | null, now: Date): Promise<void> {
      await db
        .updateTable('ad_media')
        .set({ poster_key: posterKey, poster_url: null, updated_at: now })
        .where('id', '=', mediumId)
        .where('poster_url', '=', sourceUrl)
        .execute()
    },
  }
}
