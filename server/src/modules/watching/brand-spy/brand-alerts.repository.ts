import type { AlertChannel, AlertFrequency } from '@marquee/contract/brand-spy'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface DueTracker {
  id: string
  workspace_id: string
  brand_id: string
  brand_name: string
  /** `none`: webhooks alone are told. */
  alert_channel: AlertChannel
  alert_frequency: AlertFrequency
  webhook_url: string | null
  /** The time zone of the workspace. */
  time_zone: string | null
}

/** `new_ads`: ads that came into the library; `changes`: ads and landing pages that changed. */
export type AlertKind = 'new_ads' | 'changes'

/** What one brand is reported with. */
export interface BrandNews {
  tracker_id: string
  ads_count: number
  pages_count: number
}

export interface NewAlert extends BrandNews {
  kind: AlertKind
  run_key: string
}

/** Ads become visible when their import commits. That can be this much later than `created_at`, the time at which the import began. */
const LONGEST_IMPORT = '1 day'
/** The number of trackers in one transaction. */
const LOT = 500
/** Ads that the webhook of an alert names. */
const MOST_SENT = 100

/** Brands whose new ads are not in the figures yet are told with a later look: the alert leads to these figures. */
const IS_COUNTED = sql`not exists (
  select from brand_stats left join brand_figures using (brand_id)
  where brand_stats.brand_id = brand_trackers.brand_id
    and (is_due or counted_at is null or counted_at < brand_stats.updated_at)
)`

/** The SQL of alerts: selects the due brands and their unreported ads, and marks those ads as reported. */
export function createBrandAlertRepository(db: Database) {
  return {
    /** Locks due trackers until the transaction ends, ordered by workspace. Other processes skip the locked trackers. */
    async takeDue(now: Date): Promise<DueTracker[]> {
      const { rows } = await sql<DueTracker>`
        select brand_trackers.id, workspace_id, brand_id, brands.name as brand_name, alert_channel, alert_frequency, webhook_url, time_zone
        from brand_trackers join brands on brands.id = brand_id join workspaces on workspaces.id = workspace_id
        -- Those that are told at once are due with every look, and have been looked at once by this one.
        where alert_due_at <= ${now} and alerted_until < ${now} and ${IS_COUNTED}
        order by workspace_id, brand_trackers.id limit ${LOT} for update of brand_trackers skip locked
      `.execute(db)
      return rows
    },

    /**
     * The same for brands without alerts, in workspaces whose webhooks listen. What came before the brand was followed, or before the
     * webhooks listened, is no news.
     */
    async takeSilent(listeners: readonly { workspace_id: string; since: Date }[], now: Date): Promise<DueTracker[]> {
      const listening = sql`jsonb_to_recordset(${JSON.stringify(listeners)}::jsonb) as listening (workspace_id uuid, since timestamptz)`
      const { rows } = await sql<DueTracker>`
        with due as materialized (
          select brand_trackers.id, listening.since from brand_trackers join ${listening} using (workspace_id)
          where alert_channel = 'none' and (alerted_until is null or alerted_until < ${now}) and ${IS_COUNTED}
          order by workspace_id, brand_trackers.id limit ${LOT} for update of brand_trackers skip locked
        ), begun as (
          update brand_trackers set alerts_since = greatest(alerts_since, created_at, due.since)
          from due where brand_trackers.id = due.id returning brand_trackers.id, workspace_id, brand_id, alert_channel, webhook_url
        )
        select begun.*, brands.name as brand_name, 'at_once' as alert_frequency, time_zone
        from begun join brands on brands.id = brand_id join workspaces on workspaces.id = workspace_id
      `.execute(db)
      return rows
    },

    /** Marks unreported ads as reported. An ad is marked only once per tracker, even when runs overlap or repeat. */
    async noteNewAds(trackerIds: readonly string[], now: Date): Promise<BrandNews[]> {
      const { rows } = await sql<BrandNews>`
        with ${selectDue(trackerIds)}, noted as (
          insert into brand_alert_ads (tracker_id, ad_id, created_at)
          select due.id, ads.id, ${now} from due join ads on ads.brand_id = due.brand_id and ads.created_at > due.since
          on conflict do nothing returning tracker_id
        )
        select tracker_id, count(*)::integer as ads_count, 0 as pages_count from noted group by tracker_id
      `.execute(db)
      return rows
    },

    /**
     * Marks unreported changes of ads and landing pages as reported, and counts the ads and pages. A page whose change has no
     * name is shown and not reported: such pages change with each reading.
     */
    async noteChanges(trackerIds: readonly string[], now: Date): Promise<BrandNews[]> {
      const { rows } = await sql<BrandNews>`
        with ${selectDue(trackerIds)}, found as materialized (
          select due.id as tracker_id, ad_versions.id as change_id, ad_id, null::uuid as page_id
          from due join ads on ads.brand_id = due.brand_id
          join ad_versions on ad_versions.ad_id = ads.id and replaced_at > due.since
          union all
          select due.id, versions.id, null, versions.page_id
          from due join brand_landing_pages using (brand_id)
          join landing_page_versions as versions on versions.page_id = brand_landing_pages.page_id and first_seen_at > due.since
          where cardinality(array_remove(changes, 'text')) > 0
        ), noted as (
          insert into brand_alert_changes (tracker_id, change_id, created_at)
          select tracker_id, change_id, ${now} from found on conflict do nothing returning tracker_id, change_id
        )
        select tracker_id, count(distinct ad_id)::integer as ads_count, count(distinct page_id)::integer as pages_count
        from noted join found using (tracker_id, change_id) group by tracker_id
      `.execute(db)
      return rows
    },

    /** @returns the ids of new alerts by tracker; alerts that existed before are left out */
    async insertAlerts(alerts: readonly NewAlert[], now: Date): Promise<Map<string, string>> {
      const { rows } = await sql<{ id: string; tracker_id: string }>`
        insert into brand_alerts (workspace_id, tracker_id, brand_id, kind, run_key, ads_count, pages_count, created_at)
        select workspace_id, tracker_id, brand_id, kind, run_key, ads_count, pages_count, ${now}
        from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb)
          as new (tracker_id uuid, kind text, run_key text, ads_count integer, pages_count integer)
        join brand_trackers on brand_trackers.id = new.tracker_id
        on conflict (tracker_id, run_key, kind) do nothing returning id, tracker_id
      `.execute(db)
      return new Map(rows.map(({ id, tracker_id }) => [tracker_id, id]))
    },

    async scheduleNext(next: readonly { id: string; due: Date }[], now: Date): Promise<void> {
      await sql`
        update brand_trackers set alert_due_at = next.due, alerted_until = ${now}, updated_at = ${now}
        from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as next (id uuid, due timestamptz)
        where brand_trackers.id = next.id
      `.execute(db)
    },

    /** Brands without alerts have been looked at. */
    async noteLook(trackerIds: readonly string[], now: Date): Promise<void> {
      await sql`
        update brand_trackers set alerted_until = ${now} where id = any(${[...trackerIds]}::uuid[])
      `.execute(db)
    },

    /** The content of an alert's webhook; undefined when the brand is no longer followed or its alerts no longer go to a webhook. */
    async findForWebhook(alertId: string) {
      const { rows } = await sql<WebhookAlert>`
        select brand_alerts.id, brand_alerts.workspace_id, brand_alerts.brand_id, brands.name as brand_name, kind, ads_count,
          pages_count, brand_alerts.created_at, webhook_url,
          case kind when 'new_ads' then array(${selectToldAds('new_ads', MOST_SENT)})
          else array(${selectToldAds('changes', MOST_SENT)}) end as ad_ids
        from brand_alerts
        join brand_trackers on brand_trackers.id = tracker_id
        join brands on brands.id = brand_alerts.brand_id
        where brand_alerts.id = ${alertId} and alert_channel = 'webhook' and webhook_url is not null
      `.execute(db)
      return rows[0]
    },

    /** The ads that alerts told of, the newest first, by alert. @param most of each alert */
    async listToldAds(
      kind: AlertKind,
      alertIds: readonly string[],
      most: number,
    ): Promise<ReadonlyMap<string, string[]>> {
      const { rows } = await sql<{ id: string; ad_ids: string[] }>`
        select brand_alerts.id, array(${selectToldAds(kind, most)}) as ad_ids
        from brand_alerts where id = any(${[...alertIds]}::uuid[])
      `.execute(db)
      return new Map(rows.map(({ id, ad_ids }) => [id, ad_ids]))
    },

    /** Removes the marks that are too old for any later check to need them. */
    async removeNotes(before: Date): Promise<void> {
      await sql`delete from brand_alert_ads where created_at < ${before}`.execute(db)
      await sql`delete from brand_alert_changes where created_at < ${before}`.execute(db)
    },
  }
}

export interface WebhookAlert {
  id: string
  workspace_id: string
  brand_id: string
  brand_name: string
  kind: AlertKind
  ads_count: number
  pages_count: number
  created_at: Date
  webhook_url: string
  ad_ids: string[]
}

/** The ads that the alert of the query told of. */
function selectToldAds(kind: AlertKind, most: number) {
  const isOfAlert = sql`told.tracker_id = brand_alerts.tracker_id and told.created_at = brand_alerts.created_at`
  return kind === 'new_ads'
    ? sql`select ad_id from brand_alert_ads as told where ${isOfAlert} order by ad_id desc limit ${most}`
    : sql`select distinct ad_id from brand_alert_changes as told join ad_versions on ad_versions.id = change_id
        where ${isOfAlert} order by ad_id desc limit ${most}`
}

/** The trackers, and the moment since when news of their brands may not have been reported. */
function selectDue(trackerIds: readonly string[]) {
  return sql`due as materialized (
    select id, brand_id, greatest(alerts_since, alerted_until - ${LONGEST_IMPORT}::interval) as since
    from brand_trackers where id = any(${[...trackerIds]}::uuid[])
  )`
}
