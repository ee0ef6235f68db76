import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { Reuse } from './score-ad.ts'

/** Ads with the same creative are counted up to this number: more say no more. */
const MOST_COUNTED = 1000
/** The number of ads of all brands with an image that are looked at. */
const MOST_FOUND = 10_000
const ADS_WITH_IMAGE = sql`
  select ad_id from ad_media
  where ad_media.position = 0 and ad_image_key(ad_media.hash, ad_media.external_url) = creative.image
  limit ${MOST_FOUND}`
/** A join would have PostgreSQL read all ads of the brand for each image, so that a pass would take the square of a brand's size. */
const IS_OF_BRAND = sql`(select ads.brand_id from ads where ads.id = found.ad_id) = creative.brand_id`

/**
 * Counts the ads of the same brand with the same words, and with the same first image or video: by its content or address, and by the
 * hash of what it shows once it is in our storage. An ad without a known advertiser is left out.
 * @returns by the id of the ad
 */
export async function readReuse(db: Database, adIds: readonly string[]): Promise<ReadonlyMap<string, Reuse>> {
  const { rows } = await sql<{ id: string; same_words: number | null; same_image: number | null }>`
    with wanted as materialized (${selectCreatives(adIds)}),
    same_words as (
      select brand_id, words, (
        select count(*) from (
          select from ads where ads.brand_id = creative.brand_id and ad_words_key(ads.title, ads.body) = creative.words
          limit ${MOST_COUNTED}
        ) as same
      ) as ads_count
      from (select distinct brand_id, words from wanted where words is not null) as creative
    ), same_image as (
      select brand_id, image, (
        select count(*) from (
          select from (${ADS_WITH_IMAGE}) as found where ${IS_OF_BRAND}
          limit ${MOST_COUNTED}
        ) as same
      ) as ads_count
      from (select distinct brand_id, image from wanted where image is not null) as creative
    ), same_picture as (
      select brand_id, picture, (
        select count(*) from (
          select from (
            select ad_id from picture_hashes
            join ad_media on ad_media.id = picture_hashes.media_id and ad_media.position = 0
            where picture_hashes.quarter_1 = creative.quarter_1 and picture_hashes.hash = creative.picture
            limit ${MOST_FOUND}
          ) as found where ${IS_OF_BRAND}
          limit ${MOST_COUNTED}
        ) as same
      ) as ads_count
      from (select distinct brand_id, picture, quarter_1 from wanted where picture is not null) as creative
    )
    select wanted.id, same_words.ads_count::integer as same_words,
      greatest(same_image.ads_count, same_picture.ads_count)::integer as same_image
    from wanted
    left join same_words using (brand_id, words)
    left join same_image using (brand_id, image)
    left join same_picture using (brand_id, picture)
  `.execute(db)
  return new Map(rows.map(({ id, same_words, same_image }) => [id, { sameWords: same_words, sameImage: same_image }]))
}

/**
 * Marks the other ads with the words or the image of written ads for a new score: they have become one more.
 * @param written the written ads, as {@link readReuse} has counted them
 */
export async function markAlikeDue(db: Database, written: ReadonlyMap<string, Reuse>, now: Date): Promise<void> {
  const adIds = [...written].flatMap(([id, { sameWords, sameImage }]) => {
    return Math.max(sameWords ?? 1, sameImage ?? 1) > 1 ? [id] : []
  })
  if (adIds.length === 0) {
    return
  }
  await sql`
    with wanted as materialized (${selectCreatives(adIds)}),
    alike as (
      select same.id from (select distinct brand_id, words from wanted where words is not null) as creative
      cross join lateral (
        select id from ads where ads.brand_id = creative.brand_id and ad_words_key(ads.title, ads.body) = creative.words
        limit ${MOST_COUNTED}
      ) as same
      union
      select same.id from (select distinct brand_id, image from wanted where image is not null) as creative
      cross join lateral (
        select ad_id as id from (${ADS_WITH_IMAGE}) as found where ${IS_OF_BRAND}
        limit ${MOST_COUNTED}
      ) as same
    )
    insert into ad_scores_due (ad_id, created_at)
    select id, ${now} from alike where id <> all(${[...adIds]}::uuid[]) order by id
    on conflict do nothing
  `.execute(db)
}

/** What tells whether ads have the same creative: the keys of their words and of their first image or video. */
function selectCreatives(adIds: readonly string[]) {
  return sql`
    select ads.id, ads.brand_id, ad_words_key(ads.title, ads.body) as words,
      ad_image_key(ad_media.hash, ad_media.external_url) as image, picture_hashes.hash as picture, picture_hashes.quarter_1
    from ads
    left join ad_media on ad_media.ad_id = ads.id and ad_media.position = 0
    left join picture_hashes on picture_hashes.media_id = ad_media.id
    where ads.id = any(${[...adIds]}::uuid[]) and ads.brand_id is not null
  `
}
