import type { BrandCandidate, SpySort } from '@marquee/contract/brand-spy'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../../library/library.public.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { SoughtBrand } from './sought-brand.ts'

interface ListOptions {
  workspaceId: string
  /** A part of the name; empty for all brands. */
  q: string
  folder: string | null
  favoritesOnly: boolean
  /** Null for all brands. */
  brandId: string | null
  sort: SpySort
  after: { key: string | number; id: string } | null
  limit: number
  /** As `2026-11-21`. */
  today: string
}

/** The values that each sort order compares, in descending order, except for names. */
const SORT_KEYS: Record<SpySort, ReturnType<typeof sql>> = {
  launched_1d: sql`new_1d`,
  launched_7d: sql`new_7d`,
  launched_30d: sql`new_30d`,
  active: sql`active_ads`,
  followed: sql`(extract(epoch from followed_at) * 1000)::bigint`,
  name: sql`lower(name)`,
}
const MOST_CANDIDATES = 10

/** The SQL of followed brands. Every function names the workspace. */
export function createBrandSpyRepository(db: Database) {
  return {
    /** A page of followed brands with the number of launches in the last days and in the period of equal length before. */
    async list({ workspaceId, q, folder, favoritesOnly, brandId, sort, after, limit, today }: ListOptions) {
      const key = SORT_KEYS[sort]
      const isByName = sort === 'name'
      const operator = isByName ? sql`>` : sql`<`
      const direction = isByName ? sql`asc` : sql`desc`
      const keyType = isByName ? sql`text` : sql`bigint`
      const launched = (days: number, until: number) => sql`
        coalesce(sum(launched) filter (where day > ${today}::date - ${days + until}::integer and day <= ${today}::date - ${until}::integer), 0)::integer`
      const { rows } = await sql<SpiedBrandRow>`
        with followed as materialized (
          select brand_id, created_at as followed_at, folder, is_favorite, alert_channel, alert_frequency, webhook_url
          from brand_trackers
          where workspace_id = ${workspaceId} and (${brandId}::uuid is null or brand_id = ${brandId}::uuid)
            and (${folder}::text is null or folder = ${folder}) and (not ${favoritesOnly}::boolean or is_favorite)
        ), launches as (
          select brand_id, ${launched(1, 0)} as new_1d, ${launched(1, 1)} as before_1d, ${launched(7, 0)} as new_7d,
            ${launched(7, 7)} as before_7d, ${launched(30, 0)} as new_30d, ${launched(30, 30)} as before_30d
          from followed join brand_days using (brand_id)
          where day > ${today}::date - 60 group by brand_id
        ), rows as (
          select brands.id, name, logo_url, website, followed_at, folder, is_favorite, alert_channel, alert_frequency, webhook_url,
            coalesce(ads_count, 0) as ads_count, coalesce(active_ads, 0) as active_ads, coverage,
            coalesce(new_1d, 0) as new_1d, coalesce(before_1d, 0) as before_1d, coalesce(new_7d, 0) as new_7d,
            coalesce(before_7d, 0) as before_7d, coalesce(new_30d, 0) as new_30d, coalesce(before_30d, 0) as before_30d
          from followed
          join brands on brands.id = followed.brand_id
          left join brand_stats on brand_stats.brand_id = brands.id
          left join launches on launches.brand_id = brands.id
          left join brand_figures on brand_figures.brand_id = brands.id
          where ${q} = '' or strpos(lower(name), lower(${q})) > 0
        )
        select *, ${key} as key from rows
        where ${after === null}::boolean or (${key}, id) ${operator} (${after?.key ?? null}::${keyType}, ${after?.id ?? null}::uuid)
        order by ${key} ${direction}, id ${direction} limit ${limit}
      `.execute(db)
      return rows
    },

    async count(workspaceId: string): Promise<number> {
      const { count } = await db
        .selectFrom('brand_trackers')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The number of followed brands whose alerts go to a webhook. */
    async countWebhooks(workspaceId: string): Promise<number> {
      const { count } = await db
        .selectFrom('brand_trackers')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('alert_channel', '=', 'webhook')
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async isFollowed(workspaceId: string, brandId: string): Promise<boolean> {
      const row = await db
        .selectFrom('brand_trackers')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('brand_id', '=', brandId)
        .executeTakeFirst()
      return row !== undefined
    },

    findForUpdate(workspaceId: string, brandId: string) {
      return db
        .selectFrom('brand_trackers')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('brand_id', '=', brandId)
        .forUpdate()
        .executeTakeFirst()
    },

    async update(id: string, changes: TrackerChanges): Promise<void> {
      await db.updateTable('brand_trackers').set(changes).where('id', '=', id).execute()
    },

    /** Brands that match the search. */
    async findCandidates(workspaceId: string, { words, host, pageId }: SoughtBrand) {
      const { rows } = await sql<BrandCandidate>`
        with named as (
          select standing_brand(id) as id, case
              when id_at_source(external_id, home_id) = ${pageId} then 'page_id'
              when ${host}::text is not null and lower(coalesce(website, '')) ~ ('^(https?://)?(www\\.)?' || ${hostPattern(host)} || '([:/?#]|$)') then 'website'
              when strpos(lower(name), lower(${words})) > 0 then 'name'
            end as matches
          from brands where ${isVisible(workspaceId, 'brands')}
        ), best as (
          select distinct on (id) id, matches from named where matches is not null order by id, matches = 'name'
        ), found as (
          select best.id, name, logo_url, website, matches from best join brands on brands.id = best.id
        )
        select found.*, coalesce(ads_count, 0) as ads_count, coalesce(active_ads, 0) as active_ads,
          exists (select from brand_trackers where workspace_id = ${workspaceId} and brand_id = found.id) as is_followed
        from found left join brand_stats on brand_stats.brand_id = found.id
        order by matches = 'name', lower(name) <> lower(${words}), active_ads desc nulls last, found.id
        limit ${MOST_CANDIDATES}
      `.execute(db)
      return rows
    },
  }
}

type Tracker = Selectable<Tables['brand_trackers']>

export interface SpiedBrandRow {
  id: string
  name: string
  logo_url: string | null
  website: string | null
  followed_at: Date
  folder: string | null
  is_favorite: boolean
  alert_channel: Tracker['alert_channel']
  alert_frequency: Tracker['alert_frequency']
  webhook_url: string | null
  ads_count: number
  active_ads: number
  coverage: Selectable<Tables['brand_figures']>['coverage']
  new_1d: number
  before_1d: number
  new_7d: number
  before_7d: number
  new_30d: number
  before_30d: number
  key: string | number
}

export type TrackerChanges = Updateable<
  Omit<Tables['brand_trackers'], 'id' | 'workspace_id' | 'brand_id' | 'created_at'>
>

/** The host name, escaped as a part of a regular expression. */
function hostPattern(host: string | null): string {
  return (host ?? '').replaceAll('.', '\\.')
}
