import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../homes/homes.service.ts'

/** The SQL of reading ads. Every function names the workspace that looks; media are found by ads that it sees. */
export function createAdRepository(db: Database) {
  function ads(viewer: string | null) {
    return db
      .selectFrom('ads')
      .where(isVisible(viewer, 'ads'))
      .leftJoin('brands', 'brands.id', 'ads.brand_id')
      .innerJoin('ad_stats', 'ad_stats.ad_id', 'ads.id')
      .select([
        'ads.id',
        'ads.source',
        'ads.home_id',
        'ads.brand_id',
        'brands.name as brand_name',
        'brands.logo_url as brand_logo_url',
        'ads.platforms',
        'ads.status',
        'ads.asset_type',
        'ads.title',
        'ads.body',
        'ads.cta_type',
        'ads.cta_text',
        'ads.landing_page',
        'ads.started_at',
        'ads.stopped_at',
        'ad_stats.last_seen_at',
        'ad_stats.variations_count',
        'ad_stats.performance_score',
        'ad_stats.score_factors',
      ])
  }

  return {
    /** The data that cards show, in no order. */
    async listSummaries(viewer: string | null, ids: readonly string[]) {
      return ids.length === 0 ? [] : await ads(viewer).where('ads.id', 'in', ids).execute()
    },

    async listVisibleIds(viewer: string, ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) {
        return []
      }
      const rows = await db
        .selectFrom('ads')
        .select('id')
        .where('id', 'in', ids)
        .where(isVisible(viewer, 'ads'))
        .execute()
      return rows.map((row) => row.id)
    },

    async find(viewer: string, id: string) {
      return await ads(viewer)
        .select(sql<string>`id_at_source(ads.external_id, ads.home_id)`.as('external_id'))
        .select([
          'ads.countries',
          'ads.languages',
          'ads.niches',
          'ads.market_target',
          'ads.display_format',
          'ads.link_description',
          'ads.hook_text',
          'ads.page_type',
          'ads.first_seen_at',
          'ad_stats.verified_at',
          'ad_stats.eu_total_reach',
          'ads.age_min',
          'ads.age_max',
          'ads.gender',
          'ads.cards',
          'ads.transcript',
          'ads.library_url',
          'ads.created_at',
          'ads.updated_at',
        ])
        .where('ads.id', '=', id)
        .executeTakeFirst()
    },

    /** The media of several ads, in their order within each ad. */
    async listMedia(adIds: readonly string[]) {
      if (adIds.length === 0) {
        return []
      }
      return await db
        .selectFrom('ad_media')
        .select(['id', 'ad_id', 'kind', 'width', 'height', 'duration_s', 'palette'])
        .select(['external_url', 'poster_url', 'poster_key'])
        .select(sql<boolean>`recipe is not null`.as('is_drawn'))
        .where('ad_id', 'in', adIds)
        .orderBy('ad_id')
        .orderBy('position')
        .execute()
    },
  }
}
export type AdRepository = ReturnType<typeof createAdRepository>
export type AdSummaryRow = Awaited<ReturnType<AdRepository['listSummaries']>>[number]
export type AdRow = NonNullable<Awaited<ReturnType<AdRepository['find']>>>
export type AdMediaRow = Awaited<ReturnType<AdRepository['listMedia']>>[number]
