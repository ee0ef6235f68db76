import { SITE_SOURCE } from '@marquee/contract/site-hosts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL that finds the sites of unknown advertisers, and those that were confirmed. */
export function createSiteRepository(db: Database) {
  return {
    /**
     * The sites of ads without an advertiser: most ads first.
     * @param sharedSites sites that say nothing about an advertiser, as a regular expression
     */
    async listLanding({ sharedSites, after, limit }: LandingOptions): Promise<LandingSiteRow[]> {
      const { rows } = await sql<LandingSiteRow>`
        with sites as (
          select site_host(landing_page) as host, count(*)::integer as ads_count from ads
          where brand_id is null and home_id is null and site_host(landing_page) !~ ${sharedSites} group by 1
        ), page as (
          select * from sites
          where ${after === null}::boolean or (-ads_count, host) > (${-(after?.ads_count ?? 0)}::integer, ${after?.host ?? ''})
          order by ads_count desc, host limit ${limit}
        )
        select page.*, (
          select case when count(*) = 1 then min(name) end from brands
          where merged_into_id is null and home_id is null and site_host(website) = page.host
        ) as brand_name
        from page order by ads_count desc, host
      `.execute(db)
      return rows
    },

    /** The brands of confirmed sites with the brands that stand for them, newest first. */
    async listConfirmed({ id = null, after, limit }: ConfirmedOptions) {
      const { rows } = await sql<ConfirmedSiteRow>`
        select site.id, site.external_id as host, site.name, site.created_at as confirmed_at,
          standing.id as brand_id, standing.name as brand_name
        from brands as site join brands as standing on standing.id = standing_brand(site.id)
        where site.source = ${SITE_SOURCE} and (${id}::uuid is null or site.id = ${id}::uuid)
          and (${after}::uuid is null or site.id < ${after}::uuid)
        order by site.id desc limit ${limit}
      `.execute(db)
      return rows
    },
  }
}

interface LandingSiteRow {
  host: string
  ads_count: number
  brand_name: string | null
}

interface LandingOptions {
  sharedSites: string
  after: { ads_count: number; host: string } | null
  limit: number
}

interface ConfirmedOptions {
  /** Null for all. */
  id?: string | null
  after: string | null
  limit: number
}

interface ConfirmedSiteRow {
  id: string
  host: string
  name: string
  confirmed_at: Date
  brand_id: string
  brand_name: string
}
