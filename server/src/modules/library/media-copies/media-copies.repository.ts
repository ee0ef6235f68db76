import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { StoredMedium } from './read-medium.ts'

/** The SQL of copied media. Ads are global, and so are the copies of their media. */
export function createMediaCopyRepository(db: Database) {
  return {
    /**
     * Records every medium and poster of these ads that is not in our storage yet. A failed copy is requested again.
     * @returns the ids of their ads
     */
    async want(adIds: readonly string[], now: Date): Promise<string[]> {
      const { rows } = await sql<{ ad_id: string }>`
        insert into media_copies (ad_id, source_url, state, created_at, updated_at)
        select distinct ad_id, url, 'waiting', ${now}::timestamptz, ${now}::timestamptz
        from ad_media, unnest(array[external_url, poster_url]) as url
        where ad_id = any(${[...adIds]}::uuid[]) and url ~* '^https?://'
        on conflict (ad_id, source_url) do update set
          state = case when media_copies.state = 'copied' then 'copied' else 'waiting' end,
          failed_reason = null,
          updated_at = excluded.updated_at
        returning ad_id
      `.execute(db)
      return [...new Set(rows.map((row) => row.ad_id))]
    },

    /** The media that are not in our storage yet, with the copy of each one. */
    async listOutstanding(adId: string) {
      return await db
        .selectFrom('ad_media')
        .innerJoin('media_copies', (join) =>
          join
            .onRef('media_copies.ad_id', '=', 'ad_media.ad_id')
            .on(sql<boolean>`media_copies.source_url in (ad_media.external_url, ad_media.poster_url)`),
        )
        .select(['ad_media.id', 'media_copies.source_url', 'media_copies.state'])
        .where('ad_media.ad_id', '=', adId)
        .orderBy('ad_media.position')
        .execute()
    },

    async saveCopy(adId: string, sourceUrl: string, copy: StoredMedium, now: Date): Promise<void> {
      await db
        .updateTable('media_copies')
        .set({ ...copy, state: 'copied', failed_reason: null, updated_at: now })
        .where('ad_id', '=', adId)
        .where('source_url', '=', sourceUrl)
        .execute()
    },

    async saveFailure(adId: string, sourceUrl: string, reason: string, now: Date): Promise<void> {
      await db
        .updateTable('media_copies')
        .set({ state: 'failed', failed_reason: reason, updated_at: now })
        .where('ad_id', '=', adId)
        .where('source_url', '=', sourceUrl)
        .where('state', '<>', 'copied')
        .execute()
    },

    /** The copy of the file at an address; undefined when it was not copied. */
    async findCopy(adId: string, sourceUrl: string) {
      return await db
        .selectFrom('media_copies')
        .select(['storage_key', 'content_type', 'width', 'height'])
        .where('ad_id', '=', adId)
        .where('source_url', '=', sourceUrl)
        .where('state', '=', 'copied')
        .executeTakeFirst()
    },

    /** One row for each ad with requested copies. */
    async listStates(adIds: readonly string[]) {
      if (adIds.length === 0) {
        return []
      }
      return await db
        .selectFrom('media_copies')
        .select(({ fn }) => [
          'ad_id',
          sql<boolean>`bool_or(state = 'waiting')`.as('is_waiting'),
          fn.max('failed_reason').as('failed_reason'),
        ])
        .where('ad_id', 'in', adIds)
        .groupBy('ad_id')
        .execute()
    },

    /** Saved ads with media that are neither copied nor known to be unreachable: an import has added new media. */
    async listSavedWithoutCopies(limit: number): Promise<string[]> {
      const { rows } = await sql<{ ad_id: string }>`
        select distinct ad_media.ad_id from ad_media
        cross join unnest(array[external_url, poster_url]) as url
        left join media_copies as copy on copy.ad_id = ad_media.ad_id and copy.source_url = url
        where url ~* '^https?://' and copy.state is distinct from 'failed'
          and exists (select from saved_ads where saved_ads.ad_id = ad_media.ad_id)
        limit ${limit}
      `.execute(db)
      return rows.map((row) => row.ad_id)
    },
  }
}
