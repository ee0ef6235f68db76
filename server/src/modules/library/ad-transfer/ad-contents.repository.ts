import type { Ad } from '@marquee/contract/ads'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../homes/homes.service.ts'

/** An ad by its identity at the source. */
export interface AdIdentity {
  source: Ad['source']
  external_id: string
}

/** The SQL that reads the content of ads as it was written, without computed values. Every function names the workspace that looks. */
export function createAdContentRepository(db: Database) {
  return {
    async listAds(viewer: string, ids: readonly string[]) {
      return await db
        .selectFrom('ads')
        .innerJoin('ad_stats', 'ad_stats.ad_id', 'ads.id')
        .leftJoin('brands', 'brands.id', 'ads.brand_id')
        .select(sql<string>`id_at_source(ads.external_id, ads.home_id)`.as('external_id'))
        .select(['ads.id', 'ads.source', 'ads.home_id', 'ads.platforms', 'ads.countries', 'ads.languages'])
        .select(['ads.niches', 'ads.market_target', 'ads.status', 'ads.asset_type', 'ads.display_format', 'ads.title'])
        .select(['ads.body', 'ads.link_description', 'ads.hook_text', 'ads.cta_type', 'ads.cta_text'])
        .select(['ads.landing_page', 'ads.page_type', 'ads.library_url', 'ads.started_at', 'ads.stopped_at'])
        .select(['ads.first_seen_at', 'ad_stats.last_seen_at', 'ad_stats.verified_at'])
        .select(['ad_stats.source_variations_count as variations_count'])
        .select(['ad_stats.eu_total_reach', 'ads.age_min', 'ads.age_max', 'ads.gender', 'ads.cards', 'ads.transcript'])
        .select(sql<string | null>`id_at_source(brands.external_id, brands.home_id)`.as('brand_external_id'))
        .select(['brands.name as brand_name', 'brands.category', 'brands.website'])
        .where(sql<boolean>`ads.id = any(${[...ids]}::uuid[])`)
        .where(isVisible(viewer, 'ads'))
        .execute()
    },

    /** The media of these ads in their order, with the addresses at the source of those that were copied. */
    async listMedia(adIds: readonly string[]) {
      const { rows } = await sql<ContentMediumRow>`
        select ad_media.id, ad_media.ad_id, kind, ad_media.width, ad_media.height, duration_s, palette,
          ad_media.storage_key is not null or recipe is not null as is_stored, poster_key,
          coalesce(copy.source_url, case when external_url ~* '^https?://' then external_url end) as url,
          coalesce(poster.source_url, poster_url) as thumbnail_url
        from ad_media
        left join lateral (
          select source_url from media_copies where media_copies.ad_id = ad_media.ad_id
            and media_copies.storage_key = ad_media.storage_key order by source_url limit 1
        ) as copy on true
        left join lateral (
          select source_url from media_copies where media_copies.ad_id = ad_media.ad_id
            and media_copies.storage_key = ad_media.poster_key order by source_url limit 1
        ) as poster on true
        where ad_media.ad_id = any(${[...adIds]}::uuid[])
        order by position
      `.execute(db)
      return rows
    },

    /** The ids of the ads that the workspace sees, the common one before its own, by {@link identityKey}. */
    async findIds(viewer: string, identities: readonly AdIdentity[]): Promise<Map<string, string>> {
      const { rows } = await sql<AdIdentity & { id: string }>`
        select ads.id, ads.source, wanted.external_id from ${toWanted(identities)}
        join ads on ads.source = wanted.source
          and ads.external_id in (wanted.external_id, ${viewer}::text || ':' || wanted.external_id)
        order by ads.home_id nulls last
      `.execute(db)
      return new Map(rows.map((row) => [identityKey(row), row.id]))
    },

    /** The ids of the brands that the workspace sees, the common one before its own, by {@link identityKey}. */
    async findBrandIds(viewer: string, identities: readonly AdIdentity[]): Promise<Map<string, string>> {
      const { rows } = await sql<AdIdentity & { id: string }>`
        select brands.id, brands.source, wanted.external_id from ${toWanted(identities)}
        join brands on brands.source = wanted.source
          and brands.external_id in (wanted.external_id, ${viewer}::text || ':' || wanted.external_id)
        order by brands.home_id nulls last
      `.execute(db)
      return new Map(rows.map((row) => [identityKey(row), row.id]))
    },

    async listBrands(viewer: string, ids: readonly string[]) {
      return await db
        .selectFrom('brands')
        .where(isVisible(viewer, 'brands'))
        .select(['source', 'name'])
        .select(sql<string>`id_at_source(external_id, home_id)`.as('external_id'))
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .orderBy('source')
        .orderBy('external_id')
        .execute()
    },
  }
}

export interface ContentMediumRow {
  id: string
  ad_id: string
  kind: 'image' | 'video'
  width: number
  height: number
  duration_s: number | null
  palette: string[]
  /** Whether we have, or can draw, the file. */
  is_stored: boolean
  poster_key: string | null
  url: string | null
  thumbnail_url: string | null
}
export type AdContentRow = Awaited<ReturnType<ReturnType<typeof createAdContentRepository>['listAds']>>[number]

function toWanted(identities: readonly AdIdentity[]) {
  return sql`unnest(${identities.map(({ source }) => source)}::text[], ${identities.map((one) => one.external_id)}::text[])
    as wanted (source, external_id)`
}

export function identityKey({ source, external_id }: AdIdentity): string {
  return `${source} ${external_id}`
}
