import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { MOST_DIFFERENT_BITS, nearQuarters, quartersOf } from './hash-quarters.ts'
import type { SameCreativeTables } from './same-creatives.tables.ts'

export interface Likeness {
  adId: string
  /** Bits in which the pictures differ. */
  distance: number
}

/** Of one ad; more than anybody looks through. */
const MOST_ALIKE = 1000

/** The SQL of what pictures look like. */
export function createSameCreativeRepository(database: Database) {
  const db = database.withTables<SameCreativeTables>()

  /** Pictures of ours, of films their posters, with their hash where there is one that is not older than they are. */
  function pictures() {
    return db
      .selectFrom('ad_media')
      .leftJoin('picture_hashes', (join) =>
        join
          .onRef('picture_hashes.media_id', '=', 'ad_media.id')
          .onRef('picture_hashes.updated_at', '>=', 'ad_media.updated_at'),
      )
      .where((where) =>
        where.or([
          where('storage_key', 'is not', null),
          where('recipe', 'is not', null),
          where('poster_key', 'is not', null),
        ]),
      )
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

    /** Other ads with a picture like one of these, the most alike first. */
    async listAlike(adId: string, hashes: readonly string[]): Promise<Likeness[]> {
      const { rows } = await sql<{ ad_id: string; distance: number }>`
        select ad_id, min(alike.distance)::integer as distance
        from json_to_recordset(${JSON.stringify(hashes.map(wantedOf))}::json)
          as wanted (hash bit(64), first integer[], second integer[], third integer[], fourth integer[])
        cross join lateral (
          select media_id, bit_count(picture_hashes.hash # wanted.hash) as distance from picture_hashes
          where picture_hashes.hash is not null and (quarter_1 = any(first) or quarter_2 = any(second)
            or quarter_3 = any(third) or quarter_4 = any(fourth))
        ) as alike
        join ad_media on ad_media.id = alike.media_id
        where alike.distance <= ${MOST_DIFFERENT_BITS} and ad_id <> ${adId}
        group by ad_id order by distance, ad_id limit ${MOST_ALIKE}
      `.execute(db)
      return rows.map((row) => ({ adId: row.ad_id, distance: row.distance }))
    },
  }
}

function wantedOf(hash: string) {
  const [first, second, third, fourth] = quartersOf(hash).map(nearQuarters)
  return { hash, first, second, third, fourth }
}
