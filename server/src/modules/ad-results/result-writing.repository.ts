import type { AdFatigue } from '@marquee/contract/ad-results'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AdResultTables } from './ad-results.tables.ts'
import type { CollectedAd, CollectedDay } from './collect-rows.ts'

interface Owner {
  workspaceId: string
  accountId: string
}

const PORTION = 5000

/** The SQL that stores imported figures. */
export function createResultWritingRepository(database: Database) {
  const db = database.withTables<AdResultTables>()

  return {
    /** Two imports of one account follow each other. */
    async lockAccount({ accountId }: Owner): Promise<void> {
      await db.selectFrom('result_accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    },

    /** Adds ads, and brings names up to date. @returns their ids by key */
    async saveAds({ workspaceId, accountId }: Owner, ads: readonly CollectedAd[], now: Date) {
      const ids = new Map<string, string>()
      for (let start = 0; start < ads.length; start += PORTION) {
        const portion = ads.slice(start, start + PORTION).map((ad) => ({
          workspace_id: workspaceId,
          account_id: accountId,
          key: ad.key,
          external_id: ad.externalId,
          name: ad.name,
          campaign_name: ad.campaignName,
          ad_set_name: ad.adSetName,
          creative_file: ad.creativeFile,
          created_at: now,
          updated_at: now,
        }))
        const { rows } = await sql<{ id: string; key: string }>`
          insert into result_ads (
            workspace_id, account_id, key, external_id, name, campaign_name, ad_set_name, creative_file, created_at, updated_at
          )
          select workspace_id, account_id, key, external_id, name, campaign_name, ad_set_name, creative_file, created_at, updated_at
          from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb) as given (
            workspace_id uuid, account_id uuid, key text, external_id text, name text, campaign_name text, ad_set_name text,
            creative_file text, created_at timestamptz, updated_at timestamptz
          )
          on conflict (account_id, key) do update set
            name = excluded.name,
            campaign_name = coalesce(excluded.campaign_name, result_ads.campaign_name),
            ad_set_name = coalesce(excluded.ad_set_name, result_ads.ad_set_name),
            creative_file = coalesce(excluded.creative_file, result_ads.creative_file),
            updated_at = excluded.updated_at
          returning id, key
        `.execute(database)
        for (const { id, key } of rows) {
          ids.set(key, id)
        }
      }
      return ids
    },

    /** Removes what is stored of the same ads on days that the new figures tell. @returns how many figures went */
    async removeOverlapping(days: readonly { adId: string; day: CollectedDay }[]): Promise<number> {
      let removed = 0
      for (let start = 0; start < days.length; start += PORTION) {
        const given = days
          .slice(start, start + PORTION)
          .map(({ adId, day }) => ({ ad_id: adId, day: day.day, last_day: day.lastDay }))
        const { numAffectedRows } = await sql`
          delete from result_days as stored
          using jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (ad_id uuid, day date, last_day date)
          where stored.ad_id = given.ad_id and stored.day <= given.last_day and stored.last_day >= given.day
        `.execute(database)
        removed += Number(numAffectedRows ?? 0n)
      }
      return removed
    },

    async insertDays(
      { workspaceId, accountId }: Owner,
      days: readonly { adId: string; day: CollectedDay }[],
      onWritten: (count: number) => Promise<void>,
    ): Promise<void> {
      for (let start = 0; start < days.length; start += PORTION) {
        const given = days.slice(start, start + PORTION).map(({ adId, day: { day, lastDay, totals } }) => ({
          ad_id: adId,
          day,
          last_day: lastDay,
          spend_micros: toMicros(totals.spend),
          impressions: toWhole(totals.impressions),
          reach: toWhole(totals.reach),
          link_clicks: toWhole(totals.link_clicks),
          plays_3s: toWhole(totals.plays_3s),
          thruplays: toWhole(totals.thruplays),
          purchases: totals.purchases,
          revenue_micros: toMicros(totals.revenue),
        }))
        await sql`
          insert into result_days (
            workspace_id, account_id, ad_id, day, last_day, spend_micros, impressions, reach, link_clicks, plays_3s, thruplays,
            purchases, revenue_micros
          )
          select
            ${workspaceId}, ${accountId}, ad_id, day, last_day, spend_micros, impressions, reach, link_clicks, plays_3s,
            thruplays, purchases, revenue_micros
          from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
            ad_id uuid, day date, last_day date, spend_micros bigint, impressions bigint, reach bigint, link_clicks bigint,
            plays_3s bigint, thruplays bigint, purchases double precision, revenue_micros bigint
          )
        `.execute(database)
        await onWritten(start + given.length)
      }
    },

    async saveFatigue(fatigues: ReadonlyMap<string, AdFatigue | null>): Promise<void> {
      const given = [...fatigues].map(([id, fatigue]) => ({ id, fatigue }))
      for (let start = 0; start < given.length; start += PORTION) {
        await sql`
          update result_ads set fatigue = nullif(given.fatigue, 'null'::jsonb)
          from jsonb_to_recordset(${JSON.stringify(given.slice(start, start + PORTION))}::jsonb) as given (id uuid, fatigue jsonb)
          where result_ads.id = given.id
        `.execute(database)
      }
    },
  }
}

function toMicros(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 1_000_000)
}

function toWhole(count: number | null): number | null {
  return count === null ? null : Math.round(count)
}
