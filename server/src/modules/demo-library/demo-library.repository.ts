import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { DemoLibraryTables } from './demo-library.tables.ts'

export type DemoLibraryState = DemoLibraryTables['demo_library']['state']

export function createDemoLibraryRepository(database: Database) {
  const db = database.withTables<DemoLibraryTables>()
  return {
    async find(): Promise<{ state: DemoLibraryState; as_of: Date } | null> {
      return (await db.selectFrom('demo_library').select(['state', 'as_of']).executeTakeFirst()) ?? null
    },
    async save(state: DemoLibraryState, asOf: Date, now: Date): Promise<void> {
      const changes = { state, as_of: asOf, updated_at: now }
      await db
        .insertInto('demo_library')
        .values({ ...changes, created_at: now })
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet(changes))
        .execute()
    },
    async hasAds(): Promise<boolean> {
      const ad = await db.selectFrom('ads').select('id').where('source', '=', 'demo').limit(1).executeTakeFirst()
      return ad !== undefined
    },
    /** Removes up to `count` demo ads with everything that hangs on them; resolves with the ids of their media. */
    async removeAds(count: number): Promise<{ ads: number; mediaIds: string[] }> {
      return db.transaction().execute(async (transaction) => {
        const ads = await transaction.selectFrom('ads').select('id').where('source', '=', 'demo').limit(count).execute()
        if (ads.length === 0) {
          return { ads: 0, mediaIds: [] }
        }
        const ids = ads.map((ad) => ad.id)
        const media = await transaction.selectFrom('ad_media').select('id').where('ad_id', 'in', ids).execute()
        await transaction.deleteFrom('ads').where('id', 'in', ids).execute()
        return { ads: ids.length, mediaIds: media.map((medium) => medium.id) }
      })
    },
    /** Removes the demo brands that have no ads, and counts the filters' options anew. */
    async removeBrands(): Promise<void> {
      await db
        .deleteFrom('brands')
        .where('source', '=', 'demo')
        .where((where) =>
          where.not(where.exists(where.selectFrom('ads').select('ads.id').whereRef('ads.brand_id', '=', 'brands.id'))),
        )
        .execute()
      await sql`refresh materialized view ad_facet_counts`.execute(db)
    },
  }
}
