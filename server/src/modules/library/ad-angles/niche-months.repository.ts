import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../homes/homes.service.ts'
import { type CountedAd, countedSaying, type MonthCount } from './month-count.ts'

/** A month of a niche. */
export interface NicheMonth {
  niche: string
  /** Its first day, as `2026-11-01`. */
  month: string
}

interface DueLimits {
  /** Months from this one on are counted again when they were counted before `recentBefore`, earlier ones before `olderBefore`. */
  recentFrom: string
  recentBefore: Date
  olderBefore: Date
}

interface Page {
  /** The search of the niche, as a tsquery; null for all ads. */
  tsquery: string | null
  /** The last ad of the page before; null for the first page. */
  after: { started_ms: string; id: string } | null
  limit: number
}

/** The SQL of what niches say by month. */
export function createNicheMonthRepository(db: Database) {
  return {
    /** Adds months that are still missing, to be counted. */
    async insertMissing(months: readonly NicheMonth[], now: Date): Promise<void> {
      await sql`
        insert into niche_months (niche, month, created_at, updated_at)
        select niche, month, ${now}::timestamptz, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as wanted (niche text, month date)
        on conflict do nothing
      `.execute(db)
    },

    /** Locks one month that is due until the transaction ends; another process skips it. */
    async takeDue(months: readonly string[], { recentFrom, recentBefore, olderBefore }: DueLimits) {
      const { rows } = await sql<NicheMonth>`
        select niche, month::text as month from niche_months
        where month = any(${[...months]}::date[]) and (
          counted_at is null
          or counted_at < case when month >= ${recentFrom}::date then ${recentBefore}::timestamptz else ${olderBefore} end
        )
        order by counted_at nulls first, month desc, niche limit 1 for update skip locked
      `.execute(db)
      return rows[0]
    },

    /** A page of the common ads that started in the month, the latest first. An ad with an unknown start counts as started when it was first seen. */
    async listAds(month: string, { tsquery, after, limit }: Page) {
      const ofNiche = tsquery === null ? sql`true` : sql`terms @@ ${tsquery}::tsquery`
      const { rows } = await sql<CountedAd & { started_ms: string }>`
        select ads.id, ads.brand_id, title, body, link_description, hook_text, page.started_ms
        from (
          select ad_id, started_ms from ad_search
          where is_active = any('{true,false}') and ${ofNiche} and ${isVisible(null, 'ad_search')}
            and started_ms >= extract(epoch from ${month}::date) * 1000
            and started_ms < extract(epoch from ${month}::date + interval '1 month') * 1000
            and ${after === null ? sql`true` : sql`(started_ms, ad_id) < (${after.started_ms}::bigint, ${after.id}::uuid)`}
          order by started_ms desc, ad_id desc limit ${limit}
        ) as page
        join ads on ads.id = page.ad_id
        order by page.started_ms desc, ads.id desc
      `.execute(db)
      return rows
    },

    async keep({ niche, month }: NicheMonth, { sayings, ...counts }: MonthCount, now: Date): Promise<void> {
      await db
        .updateTable('niche_months')
        .set({ ...counts, sayings: JSON.stringify(sayings), counted_at: now, updated_at: now })
        .where('niche', '=', niche)
        .where(sql<boolean>`month = ${month}::date`)
        .execute()
    },

    /** The given months of a niche that were counted. */
    async list(niche: string, months: readonly string[]) {
      const { rows } = await sql<{
        month: string
        judged_ads: number
        judged_brands: number
        not_judged_ads: number
        sayings: unknown
        counted_at: Date
      }>`
        select month::text as month, judged_ads, judged_brands, not_judged_ads, sayings, counted_at
        from niche_months
        where niche = ${niche} and month = any(${[...months]}::date[]) and counted_at is not null
      `.execute(db)
      return rows.map((row) => ({ ...row, sayings: z.array(countedSaying).parse(row.sayings) }))
    },
  }
}
export type CountedMonth = Awaited<ReturnType<ReturnType<typeof createNicheMonthRepository>['list']>>[number]
