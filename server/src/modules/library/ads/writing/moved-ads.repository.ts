import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { buildSearchTerms, toNotation } from '../search/search-terms.ts'

/** Ads whose words are written by one statement. */
const LOT = 500

/** The SQL that gives ads to another brand. Call it in the transaction that changes the brands. */
export function createMovedAdRepository(transaction: Database) {
  /** Writes the words of these ads again, with the name of their brand. */
  async function nameBrand(adIds: readonly string[], name: string | null, now: Date): Promise<void> {
    for (let start = 0; start < adIds.length; start += LOT) {
      const ads = await transaction
        .selectFrom('ads')
        .innerJoin('ad_search', 'ad_search.ad_id', 'ads.id')
        .select([
          'ad_id',
          'title',
          'body',
          'link_description',
          'hook_text',
          'cta_text',
          'cards',
          'transcript',
          'started_at',
          'facets',
        ])
        .where('ads.id', 'in', adIds.slice(start, start + LOT))
        .execute()
      const rows = ads.map(({ ad_id, started_at, ...words }) => {
        const searched = { ...words, brand_name: name, has_known_start: started_at !== null }
        return { ad_id, terms: toNotation(buildSearchTerms(searched)) }
      })
      await sql`
        update ad_search set terms = named.terms, updated_at = ${now}
        from json_to_recordset(${JSON.stringify(rows)}::json) as named (ad_id uuid, terms tsvector)
        where ad_search.ad_id = named.ad_id
      `.execute(transaction)
    }
  }

  return {
    /** Gives the ads of a brand to the brand that it is merged into. */
    async merge(brandId: string, intoId: string, now: Date): Promise<void> {
      await sql`
        update ads set brand_id = ${intoId}, named_brand_id = coalesce(named_brand_id, ${brandId}), updated_at = ${now}
        where brand_id = ${brandId}
      `.execute(transaction)
      await sql`
        update ad_search set brand_id = ${intoId}, updated_at = ${now} where brand_id = ${brandId}
      `.execute(transaction)
    },

    /** Gives a brand the ads back that came with it or with one of the brands that are merged into it. */
    async split(brandId: string, partIds: readonly string[], now: Date): Promise<void> {
      await sql`
        with returned as (
          update ads set brand_id = ${brandId}, named_brand_id = nullif(named_brand_id, ${brandId}), updated_at = ${now}
          where named_brand_id = any(${[...partIds]}::uuid[]) returning id
        )
        update ad_search set brand_id = ${brandId}, updated_at = ${now} from returned where ad_search.ad_id = returned.id
      `.execute(transaction)
    },

    /**
     * Gives the ads without an advertiser that lead to a site to its brand.
     * @param brand `intoId`: the brand that it is merged into; null when it stands alone
     * @returns how many there were
     */
    async adopt(host: string, brand: { id: string; name: string; intoId: string | null }, now: Date): Promise<number> {
      const brandId = brand.intoId ?? brand.id
      const namedId = brand.intoId === null ? null : brand.id
      const { rows } = await sql<{ ad_id: string }>`
        with adopted as (
          update ads set brand_id = ${brandId}, named_brand_id = ${namedId}, updated_at = ${now}
          where brand_id is null and home_id is null and site_host(landing_page) = ${host} returning id
        )
        update ad_search set brand_id = ${brandId}, updated_at = ${now} from adopted where ad_search.ad_id = adopted.id
        returning ad_id
      `.execute(transaction)
      await nameBrand(
        rows.map((row) => row.ad_id),
        brand.name,
        now,
      )
      return rows.length
    },

    /** Takes back what `adopt` did: the ads that came with the brand of a site have no advertiser again. */
    async release(brandId: string, now: Date): Promise<void> {
      const { rows } = await sql<{ ad_id: string }>`
        with released as (
          update ads set brand_id = null, named_brand_id = null, updated_at = ${now}
          where (brand_id = ${brandId} and named_brand_id is null) or named_brand_id = ${brandId} returning id
        )
        update ad_search set brand_id = null, updated_at = ${now} from released where ad_search.ad_id = released.id
        returning ad_id
      `.execute(transaction)
      await nameBrand(
        rows.map((row) => row.ad_id),
        null,
        now,
      )
    },
  }
}
