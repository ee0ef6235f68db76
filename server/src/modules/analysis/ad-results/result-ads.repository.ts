import {
  AD_METRICS,
  type AdMetricName,
  adMetricName,
  type AdMetrics,
  type AdTotalName,
} from '@marquee/contract/ad-metrics'
import type { AdFatigue, CreativeMatch } from '@marquee/contract/ad-results'
import { type RawBuilder, sql } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'

export interface Period {
  from?: string | undefined
  to?: string | undefined
}

export interface AdSelection extends Period {
  workspaceId: string
  accountId?: string | undefined
  ids?: readonly string[] | undefined
  minSpend?: number | undefined
  q?: string | undefined
  isFatigued?: boolean | undefined
}

interface AdOrder {
  sort: AdMetricName
  order: 'asc' | 'desc'
  after: { value: number; id: string } | null
  limit: number
}

export type TotalsRow = Record<AdTotalName, number | null>

export interface ResultAdRow extends TotalsRow {
  id: string
  account_id: string
  currency: string
  external_id: string | null
  name: string
  /** Whether another ad of the account has the same name. */
  has_namesake: boolean
  campaign_name: string | null
  ad_set_name: string | null
  creative_file: string | null
  analysis_id: string | null
  match: CreativeMatch | null
  fatigue: AdFatigue | null
  first_day: string
  last_day: string
  sort_value: number | null
}

export interface ResultDayRow extends TotalsRow {
  ad_id: string
  day: string
  last_day: string
}

/** The figures of all ads of an account on a day; both days are null for the sum of all days. */
export interface AccountDayRow extends TotalsRow {
  day: string | null
  last_day: string | null
  metrics: AdMetrics
}

/** Whether several ads of the account have the ad's name. */
function namesakes(workspaceId: string): RawBuilder<unknown> {
  return sql`(ad.account_id, ad.name) in (
    select account_id, name from result_ads where workspace_id = ${workspaceId} group by account_id, name having count(*) > 1
  ) as has_namesake`
}

/** Figures in the contract's units: money in whole units of the currency. */
const SUMS = sql`
  (sum(spend_micros) / 1e6)::float8 as spend, sum(impressions)::float8 as impressions, sum(reach)::float8 as reach,
  sum(link_clicks)::float8 as link_clicks, sum(plays_3s)::float8 as plays_3s, sum(thruplays)::float8 as thruplays,
  sum(plays_25)::float8 as plays_25, sum(plays_50)::float8 as plays_50, sum(plays_75)::float8 as plays_75,
  sum(plays_95)::float8 as plays_95, sum(plays_100)::float8 as plays_100,
  sum(purchases)::float8 as purchases, (sum(revenue_micros) / 1e6)::float8 as revenue
`

/** Outcomes of an ad. Exports leave them blank where nothing happened, so the spend of such ads still counts. */
const OUTCOMES: ReadonlySet<AdTotalName> = new Set(['purchases', 'revenue'])

/** The SQL that reads figures. Every function names the workspace. */
export function createResultAdRepository(database: Database) {
  function inPeriod({ from, to }: Period): RawBuilder<unknown> {
    return sql`day >= ${from ?? '-infinity'}::date and last_day <= ${to ?? 'infinity'}::date`
  }

  function selected({ workspaceId, accountId, ids, ...period }: AdSelection): RawBuilder<unknown> {
    return sql`
      workspace_id = ${workspaceId} and ${inPeriod(period)}
      ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
      ${ids === undefined ? sql`` : sql`and ad_id = any(${[...ids]}::uuid[])`}
    `
  }

  return {
    /** Ads with their sums, sorted by a metric; ads without the metric are left out. */
    async list(selection: AdSelection, { sort, order, after, limit }: AdOrder): Promise<ResultAdRow[]> {
      const { minSpend = 0, q, isFatigued = false } = selection
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const isAfter = order === 'asc' ? sql`>` : sql`<`
      const { rows } = await sql<ResultAdRow>`
        with sums as (
          select ad_id, min(day)::text as first_day, max(last_day)::text as last_day, ${SUMS}
          from result_days where ${selected(selection)} group by ad_id
        ), measured as (
          select ad.id, ad.account_id, account.currency, ad.external_id, ad.name, ${namesakes(selection.workspaceId)},
            ad.campaign_name, ad.ad_set_name, ad.creative_file, ad.analysis_id, ad.match, ad.fatigue, sums.*, ${metricSql(sort)} as sort_value
          from sums join result_ads as ad on ad.id = sums.ad_id join result_accounts as account on account.id = ad.account_id
          where coalesce(spend, 0) >= ${minSpend}
            ${q === undefined ? sql`` : sql`and (ad.name ilike ${containsPattern(q)} or ad.campaign_name ilike ${containsPattern(q)})`}
            ${isFatigued ? sql`and ad.fatigue is not null` : sql``}
        )
        select * from measured
        where sort_value is not null
          ${after === null ? sql`` : sql`and (sort_value, id) ${isAfter} (${after.value}::float8, ${after.id}::uuid)`}
        order by sort_value ${direction}, id ${direction} limit ${limit}
      `.execute(database)
      return rows
    },

    /** The ads of the workspace with these ids, with their figures of all days. */
    async listByIds(workspaceId: string, ids: readonly string[]): Promise<ResultAdRow[]> {
      const { rows } = await sql<ResultAdRow>`
        with sums as (
          select ad_id, min(day)::text as first_day, max(last_day)::text as last_day, ${SUMS}
          from result_days where ${selected({ workspaceId, ids })} group by ad_id
        )
        select ad.id, ad.account_id, account.currency, ad.external_id, ad.name, ${namesakes(workspaceId)},
          ad.campaign_name, ad.ad_set_name, ad.creative_file, ad.analysis_id, ad.match, ad.fatigue, sums.*, null as sort_value
        from sums join result_ads as ad on ad.id = sums.ad_id join result_accounts as account on account.id = ad.account_id
      `.execute(database)
      return rows
    },

    /** Daily figures of ads, ordered by day. */
    async listDays(workspaceId: string, adIds: readonly string[]): Promise<ResultDayRow[]> {
      const { rows } = await sql<ResultDayRow>`
        select ad_id, day::text as day, last_day::text as last_day, ${SUMS}
        from result_days where ${selected({ workspaceId, ids: adIds })}
        group by ad_id, day, last_day order by day, last_day
      `.execute(database)
      return rows
    },

    /** All figures of an account: by day, and in total. A metric includes only the ads for which both of its numbers are known. */
    async listAccountDays(workspaceId: string, accountId: string, period: Period): Promise<AccountDayRow[]> {
      const { rows } = await sql<AccountDayRow>`
        with days as (
          select *, ${sql.join(TOTALS.map(knownOfAd))} from result_days where ${selected({ workspaceId, accountId, ...period })}
        )
        select day::text as day, last_day::text as last_day, ${SUMS}, jsonb_build_object(${sql.join(
          adMetricName.options.flatMap((name) => [sql.lit(name), accountMetricSql(name)]),
        )}) as metrics
        from days group by grouping sets ((day, last_day), ()) order by day, last_day
      `.execute(database)
      return rows
    },

    async countAds(workspaceId: string, accountId: string, period: Period) {
      const { rows } = await sql<{ ads: string; fatigued: string; matched: string }>`
        select count(*) as ads, count(fatigue) as fatigued, count(analysis_id) as matched
        from result_ads where workspace_id = ${workspaceId} and account_id = ${accountId}
          and exists (select from result_days where ad_id = result_ads.id and ${inPeriod(period)})
      `.execute(database)
      const [row] = rows
      return {
        ads_count: Number(row?.ads ?? 0),
        fatigued_count: Number(row?.fatigued ?? 0),
        matched_count: Number(row?.matched ?? 0),
      }
    },

    async setCreative(workspaceId: string, id: string, analysisId: string | null, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update result_ads set analysis_id = ${analysisId}, match = 'person', updated_at = ${now}
        where workspace_id = ${workspaceId} and id = ${id}
      `.execute(database)
      return (numAffectedRows ?? 0n) > 0n
    },

    /** Ads for which no user has chosen a creative, with the properties by which a creative is matched. */
    async listUnchosen(workspaceId: string) {
      const { rows } = await sql<{
        id: string
        external_id: string | null
        name: string
        creative_file: string | null
        analysis_id: string | null
      }>`
        select id, external_id, name, creative_file, analysis_id from result_ads
        where workspace_id = ${workspaceId} and match is distinct from 'person'
      `.execute(database)
      return rows
    },

    async saveMatches(
      workspaceId: string,
      matches: readonly { id: string; analysis_id: string; match: CreativeMatch }[],
    ) {
      await sql`
        update result_ads set analysis_id = given.analysis_id, match = given.match
        from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as given (id uuid, analysis_id uuid, match text)
        where result_ads.id = given.id and result_ads.workspace_id = ${workspaceId}
          and result_ads.match is distinct from 'person'
      `.execute(database)
    },
  }
}

const COLUMNS: Readonly<Record<AdTotalName, RawBuilder<unknown>>> = {
  spend: sql`spend_micros / 1e6`,
  impressions: sql`impressions`,
  reach: sql`reach`,
  link_clicks: sql`link_clicks`,
  plays_3s: sql`plays_3s`,
  thruplays: sql`thruplays`,
  plays_25: sql`plays_25`,
  plays_50: sql`plays_50`,
  plays_75: sql`plays_75`,
  plays_95: sql`plays_95`,
  plays_100: sql`plays_100`,
  purchases: sql`purchases`,
  revenue: sql`revenue_micros / 1e6`,
}
const TOTALS = Object.keys(COLUMNS) as AdTotalName[]

/** Whether any of the ad's selected rows has the figure. Within an ad, exports leave figures blank for days without events. */
function knownOfAd(name: AdTotalName): RawBuilder<unknown> {
  return sql`count(${COLUMNS[name]}) over (partition by ad_id) > 0 as ${sql.id(`knows_${name}`)}`
}

/** A metric of many ads: ads that lack one of its numbers count in neither number. */
function accountMetricSql(name: AdMetricName): RawBuilder<unknown> {
  const { numerator, denominator, per } = AD_METRICS[name]
  if (denominator === null) {
    return sql`sum(${COLUMNS[numerator]})::float8`
  }
  const needed = [numerator, denominator].filter((part) => !OUTCOMES.has(part))
  const isKnown = sql.join(
    needed.map((part) => sql.id(`knows_${part}`)),
    sql` and `,
  )
  const part = (total: AdTotalName) => sql`(sum(${COLUMNS[total]}) filter (where ${isKnown}))::float8`
  return sql`${part(numerator)} / nullif(${part(denominator)}, 0) * ${sql.lit(per)}`
}

/** A metric as defined in the contract. */
function metricSql(name: AdMetricName): RawBuilder<unknown> {
  const { numerator, denominator, per } = AD_METRICS[name]
  return denominator === null
    ? sql.ref(numerator)
    : sql`${sql.ref(numerator)} / nullif(${sql.ref(denominator)}, 0) * ${sql.lit(per)}`
}
