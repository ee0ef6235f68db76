import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { CrawlRow } from './crawls.repository.ts'

export interface Refusal {
  externalId: string | null
  field: string
  reason: string
}

export type RefusalRow = Selectable<Tables['ad_crawl_refusals']>

/** The SQL of the results of crawls: the ads that they have seen, and the ads that the library refused. */
export function createCrawlFindingsRepository(db: Database) {
  return {
    /** Records the ads of a page. @returns how many of them ran at the query's last crawl and no longer run */
    async see(
      { id, query_id }: CrawlRow,
      seen: ReadonlyMap<string, { isActive: boolean }>,
      now: Date,
    ): Promise<number> {
      const rows = [...seen].map(([external_id, { isActive }]) => ({ external_id, is_active: isActive }))
      const result = await sql<{ has_ended: boolean }>`
        insert into ad_sightings (query_id, external_id, is_active, crawl_id, seen_at, created_at, updated_at)
        select ${query_id}::uuid, external_id, is_active, ${id}::uuid, ${now}::timestamptz, ${now}, ${now}
        from json_to_recordset(${JSON.stringify(rows)}::json) as seen (external_id text, is_active boolean)
        on conflict (query_id, external_id) do update set
          is_active = excluded.is_active, crawl_id = excluded.crawl_id, seen_at = excluded.seen_at,
          updated_at = excluded.updated_at
        returning coalesce(old.is_active, false) and not new.is_active as has_ended
      `.execute(db)
      return result.rows.filter((row) => row.has_ended).length
    },

    /**
     * Ads that ran at an earlier crawl of the query and are missing in this one, unless another query has seen them since;
     * marks them as ended.
     */
    async takeMissing({ id, query_id }: CrawlRow, limit: number, now: Date) {
      const result = await sql<{ external_id: string; seen_at: Date; is_elsewhere: boolean }>`
        update ad_sightings set is_active = false, updated_at = ${now}
        where query_id = ${query_id} and external_id in (
          select external_id from ad_sightings
          where query_id = ${query_id} and is_active and crawl_id <> ${id} order by external_id limit ${limit}
        )
        returning external_id, seen_at, exists (
          select from ad_sightings as others join ad_source_queries as queries on queries.id = others.query_id
          where others.external_id = ad_sightings.external_id and others.query_id <> ${query_id}
            and others.is_active and others.seen_at > ad_sightings.seen_at
            and queries.criteria ->> 'provider' = (select criteria ->> 'provider' from ad_source_queries where id = ${query_id})
        ) as is_elsewhere
      `.execute(db)
      return result.rows
    },

    async addRefusals({ id }: CrawlRow, refusals: readonly Refusal[], now: Date): Promise<void> {
      if (refusals.length > 0) {
        const rows = refusals.map(({ externalId, field, reason }) => {
          return { crawl_id: id, external_id: externalId, field, reason, created_at: now, updated_at: now }
        })
        await db.insertInto('ad_crawl_refusals').values(rows).execute()
      }
    },

    async listRefusals(
      crawlId: string,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<RefusalRow[]> {
      let query = db.selectFrom('ad_crawl_refusals').selectAll().where('crawl_id', '=', crawlId)
      if (after !== null) {
        query = query.where('id', '>', after)
      }
      return await query.orderBy('id').limit(limit).execute()
    },
  }
}
