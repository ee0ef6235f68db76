import type { BrandDay, BrandPatterns, BrandSort } from '@marquee/contract/brand-insights'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isRunning } from '../last-seen/last-seen.service.ts'
import { isVisible } from '../homes/homes.service.ts'

export interface BrandFilters {
  /** Part of the name; empty for all. */
  q: string
  /** Empty for all. */
  niches: readonly string[]
  /** Null for all. */
  ids: readonly string[] | null
  /** The workspace that looks. */
  viewer: string
}

interface ListOptions extends BrandFilters {
  sort: BrandSort
  after: { key: string | number; id: string } | null
  limit: number
}

const SORT_COLUMNS = {
  active: 'active_ads',
  launched_7d: 'launched_7d',
  launched_30d: 'launched_30d',
  longest_run: 'longest_run_days',
  ads: 'ads_count',
} as const

/** The maximum number of rows in each list of patterns. */
const MOST_PATTERNS = 10

/** The SQL that reads the figures of brands, and the patterns of their ads. */
export function createBrandInsightRepository(db: Database) {
  function matching({ q, niches, ids, viewer }: BrandFilters) {
    let query = db
      .selectFrom('brands')
      .innerJoin('brand_stats', 'brand_stats.brand_id', 'brands.id')
      .where('merged_into_id', 'is', null)
      .where(isVisible(viewer, 'brands'))
    if (q !== '') {
      query = query.where(sql<boolean>`strpos(lower(brands.name), lower(${q})) > 0`)
    }
    if (niches.length > 0) {
      query = query.where(
        sql<boolean>`exists (select from ads where brand_id = brands.id and ads.niches && ${[...niches]}::text[])`,
      )
    }
    if (ids !== null) {
      query = query.where(sql<boolean>`brands.id = any(${[...ids]}::uuid[])`)
    }
    return query
  }

  function overviews(filters: BrandFilters) {
    return matching(filters)
      .select(['brands.id', 'brands.home_id', 'name', 'logo_url', 'category', 'website'])
      .select(['ads_count', 'active_ads', 'launched_7d', 'launched_30d', 'longest_run_days', 'brand_stats.niches'])
      .select(['image', 'video', 'carousel', 'text'])
  }

  return {
    /** Names from A to Z, or the highest figure first. */
    async list({ sort, after, limit, ...filters }: ListOptions) {
      const query = overviews(filters)
      if (sort === 'name') {
        const before = sql<boolean>`(lower(name), brands.id) > (lower(${after?.key}), ${after?.id}::uuid)`
        return await (after === null ? query : query.where(before))
          .orderBy(sql`lower(name)`)
          .orderBy('brands.id')
          .limit(limit)
          .execute()
      }
      const column = sql.ref(SORT_COLUMNS[sort])
      const before = sql<boolean>`(${column}, brands.id) < (${after?.key}::integer, ${after?.id}::uuid)`
      return await (after === null ? query : query.where(before))
        .orderBy(column, 'desc')
        .orderBy('brands.id', 'desc')
        .limit(limit)
        .execute()
    },

    async total(filters: BrandFilters): Promise<number> {
      const { count } = await matching(filters)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async find(viewer: string, id: string) {
      return await overviews({ q: '', niches: [], ids: [id], viewer }).executeTakeFirst()
    },

    /** The days from `from` on with a change, and the last day with a change before it. */
    async listDays(brandId: string, from: string): Promise<BrandDay[]> {
      const { rows } = await sql<BrandDay>`
        select day::text as date, active, inactive, launched, stopped, image, video, carousel from brand_days
        where brand_id = ${brandId} and day >= coalesce(
          (select max(day) from brand_days where brand_id = ${brandId} and day < ${from}::date), ${from}::date
        )
        order by day
      `.execute(db)
      return rows
    },

    /** The patterns that the brand's ads repeat; for an ad without a hook of its own, the first line of its text counts as the hook. */
    async findPatterns(brandId: string, now: Date): Promise<BrandPatterns> {
      const counted = sql`count(*)::integer as ads_count, (count(*) filter (where ${isRunning(now)}))::integer as active_ads`
      const seen = sql`ads join ad_stats on ad_stats.ad_id = ads.id`
      const mostFrequent = sql`order by ads_count desc, 1 limit ${MOST_PATTERNS}`
      const [hooks, pages, ctas, platforms] = await Promise.all([
        sql<BrandPatterns['hooks'][number]>`
          select coalesce(hook_text, left(split_part(ltrim(body, E' \\n\\r\\t'), E'\\n', 1), 200)) as text, ${counted} from ${seen}
          where brand_id = ${brandId} and coalesce(hook_text, body) <> ''
          group by 1 ${mostFrequent}
        `.execute(db),
        sql<BrandPatterns['landing_pages'][number]>`
          select regexp_replace(landing_page, '[?#].*$', '') as address, mode() within group (order by page_type) as page_type,
            ${counted}
          from ${seen} where brand_id = ${brandId} and landing_page is not null
          group by 1 ${mostFrequent}
        `.execute(db),
        sql<BrandPatterns['ctas'][number]>`
          select cta_type as type, ${counted} from ${seen} where brand_id = ${brandId} and cta_type is not null
          group by 1 ${mostFrequent}
        `.execute(db),
        sql<BrandPatterns['platforms'][number]>`
          select platform, ${counted} from ${seen}, unnest(platforms) as platform where brand_id = ${brandId}
          group by 1 ${mostFrequent}
        `.execute(db),
      ])
      return { hooks: hooks.rows, landing_pages: pages.rows, ctas: ctas.rows, platforms: platforms.rows }
    },
  }
}
export type BrandOverviewRow = Awaited<ReturnType<ReturnType<typeof createBrandInsightRepository>['list']>>[number]
