import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { createBrandWriter } from '../../brands/brand-writing.service.ts'
import type { Tables } from '../../../../platform/database/tables.generated.ts'

/** The SQL that removes the ads of a source from the library. */
export function createAdRemovalRepository(db: Database) {
  return {
    async hasAds(source: Tables['ads']['source']): Promise<boolean> {
      const ad = await db.selectFrom('ads').select('id').where('source', '=', source).limit(1).executeTakeFirst()
      return ad !== undefined
    },

    /**
     * Removes up to `count` ads, except the kept ones, with all dependent rows. @returns how many were removed, and the ids
     * of their media
     */
    async remove(
      source: Tables['ads']['source'],
      count: number,
      kept: readonly string[],
    ): Promise<{ ads: number; mediaIds: string[] }> {
      const ads = await db
        .selectFrom('ads')
        .select('id')
        .where('source', '=', source)
        .where('external_id', '!=', sql<string>`all(${[...kept]}::text[])`)
        .limit(count)
        .execute()
      if (ads.length === 0) {
        return { ads: 0, mediaIds: [] }
      }
      const ids = ads.map((ad) => ad.id)
      const media = await db.selectFrom('ad_media').select('id').where('ad_id', 'in', ids).execute()
      await db.deleteFrom('ads').where('id', 'in', ids).execute()
      return { ads: ids.length, mediaIds: media.map((medium) => medium.id) }
    },

    /** Removes an ad of a workspace, and its brand with the last one. @returns whether there was one */
    async removeOwn(id: string): Promise<boolean> {
      const ad = await db
        .deleteFrom('ads')
        .where('id', '=', id)
        .where('home_id', 'is not', null)
        .returning('brand_id')
        .executeTakeFirst()
      await (ad?.brand_id && createBrandWriter(db).removeUnusedOwn(ad.brand_id))
      return ad !== undefined
    },

    /** Recounts the values of the filters. */
    async refreshFacetCounts(): Promise<void> {
      await sql`refresh materialized view ad_facet_counts`.execute(db)
    },
  }
}
