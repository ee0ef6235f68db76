import type { MergeSign } from '@marquee/contract/brand-merges'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface PairRow {
  brand_id: string
  into_id: string
  signs: MergeSign[]
}

interface Pair {
  brandId: string
  otherId: string
}

/** The ids of pages are long numbers, and other ids of sources are not; a short number may be a row of a file. */
const PAGE_ID = '^[0-9]{8,}$'

const isNotKeptApart = sql`not exists (
  select from brands_kept_apart as apart
  where apart.brand_id = least(led.id, leader_id) and apart.other_brand_id = greatest(led.id, leader_id)
)`

/** The SQL that finds brands that may be one, and keeps the decisions that two are two. */
export function createBrandPairRepository(db: Database) {
  return {
    /**
     * Pairs of brands that stand alone and share a site, a page id or a name, without those that are two. Brands of the demo
     * library are fictional, and not compared. Of several similar brands, each is paired with the one with the most ads.
     * @param sharedSites sites that say nothing about an advertiser, as a regular expression
     */
    async listPairs({ sharedSites, after, limit }: PairOptions): Promise<PairRow[]> {
      const { rows } = await sql<PairRow>`
        with signs as (
          select id, 'site' as sign, site_host(website) as key from brands
          where merged_into_id is null and home_id is null and source <> 'demo' and site_host(website) !~ ${sharedSites}
          union all
          select id, 'page_id', external_id from brands
          where merged_into_id is null and home_id is null and source <> 'demo' and external_id ~ ${PAGE_ID}
          union all
          select id, 'name', brand_name_key(name) from brands
          where merged_into_id is null and home_id is null and source <> 'demo' and length(brand_name_key(name)) > 2
        ), led as (
          select id, sign, first_value(id) over (
            partition by sign, key order by coalesce(ads_count, 0) desc, id
          ) as leader_id
          from signs left join brand_stats on brand_stats.brand_id = signs.id
        ), pairs as (
          select id as brand_id, leader_id as into_id, array_agg(sign order by sign desc) as signs
          from led where id <> leader_id and ${isNotKeptApart} group by id, leader_id
        )
        select brand_id, into_id, signs from pairs
        where ${after === null}::boolean
          or (brand_id, into_id) > (${after?.brand_id ?? null}::uuid, ${after?.into_id ?? null}::uuid)
        order by brand_id, into_id limit ${limit}
      `.execute(db)
      return rows
    },

    /** Pairs of brands that stand alone and share page id and name, without those that are two. */
    async listCertainPairs(limit: number): Promise<Omit<PairRow, 'signs'>[]> {
      const { rows } = await sql<Omit<PairRow, 'signs'>>`
        select id as brand_id, leader_id as into_id
        from (
          select id, first_value(id) over (
            partition by external_id, brand_name_key(name) order by coalesce(ads_count, 0) desc, id
          ) as leader_id
          from brands left join brand_stats on brand_stats.brand_id = brands.id
          where merged_into_id is null and home_id is null and source <> 'demo' and external_id ~ ${PAGE_ID}
        ) as led
        where id <> leader_id and ${isNotKeptApart}
        order by id limit ${limit}
      `.execute(db)
      return rows
    },

    /** Merged brands, latest merge first. */
    async listMerged(after: { merged_at: Date; id: string } | null, limit: number) {
      const { rows } = await sql<MergedRow>`
        select part.id, part.merged_at, part.merged_by is null as is_automatic, into_brand.id as into_id,
          into_brand.name as into_name
        from brands as part join brands as into_brand on into_brand.id = part.merged_into_id
        where ${after === null}::boolean
          or (part.merged_at, part.id) < (${after?.merged_at ?? null}::timestamptz, ${after?.id ?? null}::uuid)
        order by part.merged_at desc, part.id desc limit ${limit}
      `.execute(db)
      return rows
    },

    /** What is shown of brands that may be merged. */
    async listMergeable(brandIds: readonly string[]) {
      const { rows } = await sql<MergeableRow>`
        select id, name, logo_url, source, website, coalesce(ads_count, 0) as ads_count
        from brands left join brand_stats on brand_stats.brand_id = brands.id where id = any(${[...brandIds]}::uuid[])
          and home_id is null
      `.execute(db)
      return new Map(rows.map((row) => [row.id, row]))
    },

    async keepApart(pair: Pair, { keptBy, now }: { keptBy: string | null; now: Date }): Promise<void> {
      await db
        .insertInto('brands_kept_apart')
        .values({ ...inOrder(pair), kept_by: keptBy, created_at: now })
        .onConflict((on) => on.columns(['brand_id', 'other_brand_id']).doNothing())
        .execute()
    },

    async allowTogether(pair: Pair): Promise<void> {
      const { brand_id, other_brand_id } = inOrder(pair)
      await db
        .deleteFrom('brands_kept_apart')
        .where('brand_id', '=', brand_id)
        .where('other_brand_id', '=', other_brand_id)
        .execute()
    },
  }
}

interface PairOptions {
  sharedSites: string
  after: { brand_id: string; into_id: string } | null
  limit: number
}

interface MergedRow {
  id: string
  merged_at: Date
  is_automatic: boolean
  into_id: string
  into_name: string
}

interface MergeableRow {
  id: string
  name: string
  logo_url: string | null
  source: string
  website: string | null
  ads_count: number
}

/** The table keeps each pair once. */
function inOrder({ brandId, otherId }: Pair): { brand_id: string; other_brand_id: string } {
  return brandId < otherId
    ? { brand_id: brandId, other_brand_id: otherId }
    : { brand_id: otherId, other_brand_id: brandId }
}
