import type { AdFatigue } from '@marquee/contract/ad-results'
import { sql } from 'kysely'
import { DAY_MS } from '../../../platform/clock.ts'
import { bigint, column, double, integer, uuid } from '../../../platform/database/binary-rows.ts'
import { type CopiedColumns, copyInto } from '../../../platform/database/copy-in.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CollectedAd, CollectedDay } from './collect-rows.ts'

export interface StoredDay {
  adId: string
  day: CollectedDay
}

interface Owner {
  workspaceId: string
  accountId: string
}

const PORTION = 5000
const COPIED_PORTION = 2000
/** PostgreSQL counts days from 2000. */
const EPOCH_DAY = Date.UTC(2000, 0, 1) / DAY_MS

/** The SQL that stores imported figures. */
export function createResultWritingRepository(db: Database) {
  return {
    /** Locks the account, so that two imports of one account run one after the other. */
    async lockAccount({ accountId }: Owner): Promise<void> {
      await db.selectFrom('result_accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    },

    /** Adds ads, and updates names. @returns by key the ads' ids, and whether the ads are new */
    async saveAds({ workspaceId, accountId }: Owner, ads: readonly CollectedAd[], now: Date) {
      const saved = new Map<string, { id: string; isNew: boolean }>()
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
        const { rows } = await sql<{ id: string; key: string; is_new: boolean }>`
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
          returning id, key, (xmax = 0) as is_new
        `.execute(db)
        for (const { id, key, is_new: isNew } of rows) {
          saved.set(key, { id, isNew })
        }
      }
      return saved
    },

    /**
     * Finds the same ads under other keys: an earlier file may have had no ids, no ad sets or no campaigns. Ads that both have an id,
     * or of which both are among the given ones, are different ads.
     */
    async listOtherKeys(
      { accountId }: Owner,
      adIds: readonly string[],
    ): Promise<{ ad_id: string; other_id: string }[]> {
      const ids = sql`${[...adIds]}::uuid[]`
      const { rows } = await sql<{ ad_id: string; other_id: string }>`
        select ad.id as ad_id, other.id as other_id
        from result_ads as ad
        join result_ads as other on other.account_id = ad.account_id and lower(other.name) = lower(ad.name)
        where ad.account_id = ${accountId} and ad.id = any(${ids}) and other.id <> all(${ids})
          and (ad.external_id is null or other.external_id is null)
          and coalesce(ad.ad_set_name = other.ad_set_name, true) and coalesce(ad.campaign_name = other.campaign_name, true)
      `.execute(db)
      return rows
    },

    /** Removes the stored figures of the same ads on days that the new figures cover. @returns the number of removed figures */
    async removeOverlapping(days: readonly StoredDay[]): Promise<number> {
      let removed = 0
      for (let start = 0; start < days.length; start += PORTION) {
        const given = days
          .slice(start, start + PORTION)
          .map(({ adId, day }) => ({ ad_id: adId, day: day.day, last_day: day.lastDay }))
        const { numAffectedRows } = await sql`
          delete from result_days as stored
          using jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (ad_id uuid, day date, last_day date)
          where stored.ad_id = given.ad_id and stored.day <= given.last_day and stored.last_day >= given.day
        `.execute(db)
        removed += Number(numAffectedRows ?? 0n)
      }
      return removed
    },

    /** Inserts figures by COPY, which takes a fifth of the time of inserts. */
    async insertDays(
      { workspaceId, accountId }: Owner,
      days: readonly StoredDay[],
      onWritten: (count: number) => Promise<void>,
    ): Promise<void> {
      const [workspace, account] = [toBytes(workspaceId), toBytes(accountId)]
      const columns: CopiedColumns<StoredDay> = {
        workspace_id: column(uuid, () => workspace),
        account_id: column(uuid, () => account),
        ad_id: column(uuid, ({ adId }) => toBytes(adId)),
        day: column(integer, ({ day }) => toDayNumber(day.day)),
        last_day: column(integer, ({ day }) => toDayNumber(day.lastDay)),
        spend_micros: column(bigint, ({ day }) => toMicros(day.totals.spend)),
        impressions: column(bigint, ({ day }) => toWhole(day.totals.impressions)),
        reach: column(bigint, ({ day }) => toWhole(day.totals.reach)),
        link_clicks: column(bigint, ({ day }) => toWhole(day.totals.link_clicks)),
        plays_3s: column(bigint, ({ day }) => toWhole(day.totals.plays_3s)),
        thruplays: column(bigint, ({ day }) => toWhole(day.totals.thruplays)),
        plays_25: column(bigint, ({ day }) => toWhole(day.totals.plays_25)),
        plays_50: column(bigint, ({ day }) => toWhole(day.totals.plays_50)),
        plays_75: column(bigint, ({ day }) => toWhole(day.totals.plays_75)),
        plays_95: column(bigint, ({ day }) => toWhole(day.totals.plays_95)),
        plays_100: column(bigint, ({ day }) => toWhole(day.totals.plays_100)),
        purchases: column(double, ({ day }) => day.totals.purchases),
        revenue_micros: column(bigint, ({ day }) => toMicros(day.totals.revenue)),
      }
      for (let start = 0; start < days.length; start += COPIED_PORTION) {
        const portion = days.slice(start, start + COPIED_PORTION)
        await copyInto(db, 'result_days', columns, portion)
        await onWritten(start + portion.length)
      }
    },

    async saveFatigue(fatigues: ReadonlyMap<string, AdFatigue | null>): Promise<void> {
      const given = [...fatigues].map(([id, fatigue]) => ({ id, fatigue }))
      for (let start = 0; start < given.length; start += PORTION) {
        await sql`
          update result_ads set fatigue = nullif(given.fatigue, 'null'::jsonb)
          from jsonb_to_recordset(${JSON.stringify(given.slice(start, start + PORTION))}::jsonb) as given (id uuid, fatigue jsonb)
          where result_ads.id = given.id
        `.execute(db)
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

/** A date in the binary format of COPY. */
function toDayNumber(day: string): number {
  return Date.parse(day) / DAY_MS - EPOCH_DAY
}

function toBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}
