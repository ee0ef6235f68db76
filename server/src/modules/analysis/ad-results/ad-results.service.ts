import { type AdMetricName, getMetric, NO_TOTALS, toMetrics } from '@marquee/contract/ad-metrics'
import type {
  compareResultAds,
  getResultSummary,
  listResultAds,
  listSharedAttributes,
  ResultAd,
  ResultAdDetails,
} from '@marquee/contract/ad-results'
import type { CallOutput, HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { compareAttributes } from './compare-attributes.ts'
import { matchCreatives, type MatchableCreative } from './match-creatives.ts'
import { type CreativeSummary, presentAd, presentDay, toTotals } from './present-ad.ts'
import type { ResultAccountService } from './result-accounts.service.ts'
import { createResultAdRepository, type ResultAdRow } from './result-ads.repository.ts'

/** Access to the analysed creatives of a workspace, for its ads. */
export interface AnalysedCreatives {
  findSummaries(workspaceId: string, ids: readonly string[]): Promise<CreativeSummary[]>
  listMatchable(workspaceId: string): Promise<MatchableCreative[]>
  /** For each creative's id, whether the creative has each attribute. */
  findAttributes(workspaceId: string, ids: readonly string[]): Promise<Map<string, Record<string, boolean>>>
  /** The display names of the attributes. */
  attributeLabels: Readonly<Record<string, string>>
}

interface Dependencies {
  db: Database
  clock: Clock
  accounts: Pick<ResultAccountService, 'requireOwn'>
  creatives: AnalysedCreatives
}

const position = z.object({ sort: z.string(), value: z.number(), id: z.uuid() })
/** The maximum number of ads in a comparison of attributes; the ads with the best figures are taken first. */
const MOST_COMPARED = 2000

/** The results of a workspace's ads. */
export function createAdResultService({ db, clock, accounts, creatives }: Dependencies) {
  const repository = createResultAdRepository(db)

  async function present(workspaceId: string, rows: readonly ResultAdRow[]): Promise<ResultAd[]> {
    const ids = rows.flatMap(({ analysis_id }) => analysis_id ?? [])
    const found = await creatives.findSummaries(workspaceId, ids)
    const byId = new Map(found.map((creative) => [creative.id, creative]))
    return rows.map((row) => presentAd(row, byId))
  }

  /** Ads with their days, ordered by id. @throws DomainError 404 when one is missing */
  async function listDetails(workspaceId: string, ids: readonly string[]): Promise<ResultAdDetails[]> {
    const rows = await repository.listByIds(workspaceId, ids)
    const sorted = ids.map((id) => {
      return required(
        rows.find((candidate) => candidate.id === id),
        'ad',
      )
    })
    const [ads, days] = await Promise.all([present(workspaceId, sorted), repository.listDays(workspaceId, ids)])
    const byAd = Map.groupBy(days, ({ ad_id }) => ad_id)
    return ads.map((ad, index) => ({
      ...ad,
      currency: sorted[index]?.currency ?? '',
      days: (byAd.get(ad.id) ?? []).map(presentDay),
    }))
  }

  return {
    /** @throws DomainError 404 for an account of another workspace, 422 for an invalid cursor */
    async list({ workspaceId }: Actor, query: HandlerInput<typeof listResultAds>['query']) {
      await accounts.requireOwn(workspaceId, query.account_id)
      const { account_id: accountId, min_spend: minSpend, sort, order, limit, from, to, q } = query
      const after = decodeCursor(position, query.cursor)
      if (after !== null && after.sort !== `${sort} ${order}`) {
        throw invalid({ cursor: ['This page link is no longer valid. Start again from the first page.'] })
      }
      const rows = await repository.list(
        { workspaceId, accountId, minSpend, from, to, q: q === '' ? undefined : q, isFatigued: query.fatigued === '1' },
        { sort, order, after, limit: limit + 1 },
      )
      const { page, next_cursor } = takePage(rows, limit, ({ id, sort_value: value }) => ({
        sort: `${sort} ${order}`,
        value,
        id,
      }))
      return { data: await present(workspaceId, page), meta: { next_cursor } }
    },

    /** @throws DomainError 404 for an account of another workspace */
    async summarize(
      { workspaceId }: Actor,
      query: HandlerInput<typeof getResultSummary>['query'],
    ): Promise<CallOutput<typeof getResultSummary>> {
      await accounts.requireOwn(workspaceId, query.account_id)
      const [rows, counts] = await Promise.all([
        repository.listAccountDays(workspaceId, query.account_id, query),
        repository.countAds(workspaceId, query.account_id, query),
      ])
      const total = rows.find(({ day }) => day === null)
      const totals = total === undefined ? NO_TOTALS : toTotals(total)
      const days = rows.flatMap((row) => {
        const { day, last_day, metrics } = row
        return day === null || last_day === null ? [] : [{ day, last_day, totals: toTotals(row), metrics }]
      })
      return { data: { totals, metrics: total?.metrics ?? toMetrics(totals), ...counts, days } }
    },

    /** @throws DomainError 404 */
    async get({ workspaceId }: Actor, id: string): Promise<ResultAdDetails> {
      const [ad] = await listDetails(workspaceId, [id])
      if (ad === undefined) {
        throw notFound('ad')
      }
      return ad
    },

    /** @throws DomainError 404 when one of the ads does not belong to the workspace */
    compare: async ({ workspaceId }: Actor, { ids }: HandlerInput<typeof compareResultAds>['query']) =>
      listDetails(workspaceId, ids),

    /** @throws DomainError 404; 422 for a creative of another workspace */
    async setCreative({ workspaceId }: Actor, id: string, analysisId: string | null): Promise<ResultAd> {
      if (analysisId !== null && (await creatives.findSummaries(workspaceId, [analysisId])).length === 0) {
        throw invalid({ analysis_id: ['This creative does not exist.'] })
      }
      if (!(await repository.setCreative(workspaceId, id, analysisId, clock.now()))) {
        throw notFound('ad')
      }
      const [ad] = await present(workspaceId, await repository.listByIds(workspaceId, [id]))
      if (ad === undefined) {
        throw notFound('ad')
      }
      return ad
    },

    /** Finds the creatives of the ads for which no user has chosen one. */
    async matchCreatives(workspaceId: string): Promise<void> {
      const [ads, matchable] = await Promise.all([
        repository.listUnchosen(workspaceId),
        creatives.listMatchable(workspaceId),
      ])
      const matches = matchCreatives(ads, matchable)
      if (matches.length > 0) {
        await repository.saveMatches(workspaceId, matches)
      }
    },

    /** @throws DomainError 404 for an account of another workspace */
    async listSharedAttributes({ workspaceId }: Actor, query: HandlerInput<typeof listSharedAttributes>['query']) {
      const { account_id: accountId, min_spend: minSpend, metric, from, to } = query
      await accounts.requireOwn(workspaceId, accountId)
      const order = { sort: metric, order: 'desc', after: null, limit: MOST_COMPARED } as const
      const rows = await repository.list({ workspaceId, accountId, minSpend, from, to }, order)
      const matched = rows.flatMap((row) => (row.analysis_id === null ? [] : [{ row, analysisId: row.analysis_id }]))
      const attributes = await creatives.findAttributes(
        workspaceId,
        matched.map(({ analysisId }) => analysisId),
      )
      const ads = matched.flatMap(({ row, analysisId }) => toMeasured(row, metric, attributes.get(analysisId)))
      return { data: compareAttributes(ads, creatives.attributeLabels), meta: { ads_count: ads.length } }
    },
  }
}
export type AdResultService = ReturnType<typeof createAdResultService>

function toMeasured(row: ResultAdRow, metric: AdMetricName, attributes: Record<string, boolean> | undefined) {
  const value = getMetric(metric, toTotals(row))
  return value === null || attributes === undefined ? [] : [{ value, attributes }]
}
