import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { MOST_DIFFERENT_BITS, nearQuarters, quartersOf } from './hash-quarters.ts'
import type { SameCreativeTables } from './same-creatives.tables.ts'

export interface Likeness {
  adId: string
  /** Bits in which the pictures differ. */
  distance: number
}

/** Of one picture; more than anybody looks through. */
const MOST_ALIKE = 1000

/** The SQL of what pictures look like. */
export function createSameCreativeRepository(database: Database) {
  const db = database.withTables<SameCreativeTables>()

  /** Pictures of ours, with their hash where there is one that is not older than they are. */
  function pictures() {
    return db
      .selectFrom('ad_media')
      .leftJoin('picture_hashes', (join) =>
        join
          .onRef('picture_hashes.media_id', '=', 'ad_media.id')
          .onRef('picture_hashes.updated_at', '>=', 'ad_media.updated_at'),
      )
      .where((where) => where.or([where('storage_key', 'is not', null), where('recipe', 'is not', null)]))
  }

  return {
    /** Pictures that nobody has read yet. */
    async listUnread(limit: number): Promise<string[]> {
      const rows = await pictures()
        .select('ad_media.id')
        .where('picture_hashes.media_id', 'is', null)
        .limit(limit)
        .execute()
      return rows.map((row) => row.id)
    },

    /** The pictures of one ad, in its order. */
    listOfAd(adId: string) {
      return pictures()
        .select(['ad_media.id', 'picture_hashes.hash', 'picture_hashes.media_id as read_id'])
        .where('ad_id', '=', adId)
        .orderBy('position')
        .execute()
    },

    /** A picture that has left the library meanwhile is passed over. */
    async save(mediaId: string, hash: string | null, now: Date): Promise<void> {
      const [first, second, third, fourth] = hash === null ? [null, null, null, null] : quartersOf(hash)
      await sql`
        insert into picture_hashes
          (media_id, hash, quarter_1, quarter_2, quarter_3, quarter_4, created_at, updated_at)
        select id, ${hash}::bit(64), ${first}::integer, ${second}::integer, ${third}::integer, ${fourth}::integer,
          ${now}::timestamptz, greatest(${now}::timestamptz, updated_at)
        from ad_media where id = ${mediaId}
        on conflict (media_id) do update set
          hash = excluded.hash, quarter_1 = excluded.quarter_1, quarter_2 = excluded.quarter_2,
          quarter_3 = excluded.quarter_3, quarter_4 = excluded.quarter_4, updated_at = excluded.updated_at
      `.execute(db)
    },

    /** Other ads with a picture like this one, the most alike first. */
    async listAlike(adId: string, hash: string): Promise<Likeness[]> {
      const [first, second, third, fourth] = quartersOf(hash).map(nearQuarters)
      const distance = sql<number>`bit_count(picture_hashes.hash # ${hash}::bit(64))`
      const rows = await db
        .selectFrom('picture_hashes')
        .innerJoin('ad_media', 'ad_media.id', 'picture_hashes.media_id')
        .select(['ad_id', sql<number>`min(${distance})::integer`.as('distance')])
        .where('picture_hashes.hash', 'is not', null)
        .where(
          sql<boolean>`(quarter_1 = any(${first}) or quarter_2 = any(${second})
            or quarter_3 = any(${third}) or quarter_4 = any(${fourth}))`,
        )
        .where(distance, '<=', MOST_DIFFERENT_BITS)
        .where('ad_id', '<>', adId)
        .groupBy('ad_id')
        .orderBy('distance')
        .orderBy('ad_id')
        .limit(MOST_ALIKE)
        .execute()
      return rows.map((row) => ({ adId: row.ad_id, distance: row.distance }))
    },
  }
}
