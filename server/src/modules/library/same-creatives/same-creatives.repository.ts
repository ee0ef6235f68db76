import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../homes/homes.service.ts'
import type { Creative } from './group-creatives.ts'
import { MOST_DIFFERENT_BITS, nearQuarters, splitIntoQuarters } from './hash-quarters.ts'

export interface Likeness {
  adId: string
  /** The number of bits in which the images differ. */
  distance: number
}

/** Position among the images, in the order in which they were added or changed. */
export interface ImagePosition {
  at: Date
  id: string
}

interface UnreadRequest {
  after: ImagePosition | null
  most: number
  looked: number
}

/** The maximum number of similar images of one ad, more than a user looks through. */
const MOST_ALIKE = 1000

/** The SQL of the hashes of images. */
export function createSameCreativeRepository(db: Database) {
  /** Our images, and the posters of our videos, with their hash when it is not older than the image. */
  function images() {
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
    /**
     * Up to `most` images that were not read yet, among the next `looked` images that were added or changed after this
     * position. `end` is the position of the last of them, or of the last one examined; null when there is no further
     * image.
     */
    async listUnread({ after, most, looked }: UnreadRequest): Promise<{ ids: string[]; end: ImagePosition | null }> {
      const next = sql`
        select id, updated_at from ad_media
        where (storage_key is not null or recipe is not null or poster_key is not null)
          and ${after === null ? sql`true` : sql`(updated_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
        order by updated_at, id`
      const { rows } = await sql<{ id: string; updated_at: Date; is_unread: boolean }>`
        with unread as materialized (
          select id, updated_at from (${next} limit ${looked}) as looked
          where coalesce((
            select picture_hashes.updated_at from picture_hashes where media_id = looked.id
          ) < looked.updated_at, true)
          order by updated_at, id limit ${most}
        )
        select id, updated_at, true as is_unread from unread
        union all
        select id, updated_at, false from (${next} offset ${looked - 1} limit 1) as last
        where (select count(*) from unread) < ${most}
        order by is_unread desc, updated_at, id
      `.execute(db)
      const ids = rows.filter((row) => row.is_unread).map((row) => row.id)
      const end = ids.length === most ? rows.at(-1) : rows.find((row) => !row.is_unread)
      return { ids, end: end === undefined ? null : { at: end.updated_at, id: end.id } }
    },

    /** The images of one ad, in its order. */
    listOfAd(adId: string) {
      return images()
        .select(['ad_media.id', 'picture_hashes.hash', 'picture_hashes.media_id as read_id'])
        .where('ad_id', '=', adId)
        .orderBy('position')
        .execute()
    },

    /** What tells whether ads show the same creative, in the order of these ids. */
    async listCreatives(adIds: readonly string[]): Promise<Creative[]> {
      const { rows } = await sql<Creative>`
        select ads.id, ads.brand_id, ad_image_key(ad_media.hash, ad_media.external_url)::text as image,
          picture_hashes.hash::text as look, ad_words_key(ads.title, ads.body)::text as words
        from unnest(${[...adIds]}::uuid[]) with ordinality as wanted (id, place)
        join ads on ads.id = wanted.id
        left join ad_media on ad_media.ad_id = ads.id and ad_media.position = 0
        left join picture_hashes on picture_hashes.media_id = ad_media.id
        order by place
      `.execute(db)
      return rows
    },

    /** Saves a hash; skips an image that was removed from the library in the meantime. */
    async save(mediaId: string, hash: string | null, now: Date): Promise<void> {
      const [first, second, third, fourth] = hash === null ? [null, null, null, null] : splitIntoQuarters(hash)
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

    /** Other ads that the workspace sees with an image like one of these, or with the same first file, the most alike first. */
    async listAlike(viewer: string, adId: string, hashes: readonly string[]): Promise<Likeness[]> {
      const { rows } = await sql<{ ad_id: string; distance: number }>`
        with alike as (
          select same.id as media_id, 0 as distance
          from ad_media as own join ad_media as same
            on ad_image_key(same.hash, same.external_url) = ad_image_key(own.hash, own.external_url) and same.position = 0
          where own.ad_id = ${adId} and own.position = 0
          union all
          select near.media_id, near.distance
          from json_to_recordset(${JSON.stringify(hashes.map(toWanted))}::json)
          as wanted (hash bit(64), first integer[], second integer[], third integer[], fourth integer[])
          cross join lateral (
          select media_id, bit_count(picture_hashes.hash # wanted.hash) as distance from picture_hashes
          where picture_hashes.hash is not null and (quarter_1 = any(first) or quarter_2 = any(second)
            or quarter_3 = any(third) or quarter_4 = any(fourth))
          ) as near
          where near.distance <= ${MOST_DIFFERENT_BITS}
        )
        select ad_id, min(alike.distance)::integer as distance from alike
        join ad_media on ad_media.id = alike.media_id join ads on ads.id = ad_media.ad_id
        where ad_id <> ${adId} and ${isVisible(viewer, 'ads')}
        group by ad_id order by distance, ad_id limit ${MOST_ALIKE}
      `.execute(db)
      return rows.map((row) => ({ adId: row.ad_id, distance: row.distance }))
    },
  }
}

function toWanted(hash: string) {
  const [first, second, third, fourth] = splitIntoQuarters(hash).map(nearQuarters)
  return { hash, first, second, third, fourth }
}
