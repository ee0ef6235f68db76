import { pauseAfter } from '../../../../platform/graph-api/graph-usage.ts'
import type { ApiAnswer, CallApi } from '../../../../platform/web/call-api.ts'
import { parseExactJson } from '../../../../platform/web/parse-exact-json.ts'
import {
  type AccountAccess,
  type DayRange,
  InsightsError,
  type InsightsPage,
  type InsightsSource,
} from '../insights-source.ts'
import { createAskGraph } from './ask-graph.ts'
import {
  accountAnswer,
  graphPage,
  INSIGHT_FIELDS,
  reportAnswer,
  reportStarted,
  toResultRow,
} from './insights-answer.ts'
import { createCreativeFiles } from './creative-files.ts'

/** The number of rows per page; the API returns fewer when rows are large. */
const PAGE_SIZE = '500'
const FAILED = new Set(['Job Failed', 'Job Skipped'])

/**
 * Meta's Insights API, `/act_<id>/insights`, by ad and by day.
 * https://developers.facebook.com/docs/marketing-api/insights
 * https://developers.facebook.com/docs/marketing-api/reference/ad-account/insights
 * @param callApi bound to the API's address with its version
 */
export function createMetaInsights(callApi: CallApi): InsightsSource {
  const ask = createAskGraph(callApi)

  async function fetchPage(access: AccountAccess, path: string, query: Record<string, string>, now: Date) {
    const answer = await ask(access, { method: 'GET', path, query: { ...query, limit: PAGE_SIZE } }, now)
    return toPage(answer)
  }

  return {
    async readAccount(access, now) {
      const path = `/act_${access.externalId}`
      const answer = await ask(access, { method: 'GET', path, query: { fields: 'name,currency,timezone_name' } }, now)
      const account = accountAnswer.safeParse(parseExactJson(answer.text))
      if (!account.success) {
        throw new InsightsError('answer', 'Meta’s answer tells no name, currency and time zone of the ad account.')
      }
      // A token can see an account without having access to its results.
      const query = { level: 'account', date_preset: 'last_7d', fields: 'spend', limit: '1' }
      await ask(access, { method: 'GET', path: `${path}/insights`, query }, now)
      const { name, currency, timezone_name: time_zone } = account.data
      return { name: name.trim().slice(0, 100) || `act_${access.externalId}`, currency, time_zone }
    },

    fetchDays: (access, days, cursor, now) =>
      fetchPage(
        access,
        `/act_${access.externalId}/insights`,
        { ...toParameters(days), ...(cursor !== null && { after: cursor }) },
        now,
      ),

    async startReport(access, days, now) {
      const path = `/act_${access.externalId}/insights`
      const answer = await ask(access, { method: 'POST', path, query: toParameters(days) }, now)
      const started = reportStarted.safeParse(parseExactJson(answer.text))
      if (!started.success) {
        throw new InsightsError('answer', 'Meta’s answer names no report.')
      }
      return started.data.report_run_id
    },

    async readReportState(access, reportId, now) {
      const query = { fields: 'async_status,async_percent_completion' }
      const answer = await ask(access, { method: 'GET', path: `/${encodeURIComponent(reportId)}`, query }, now)
      const report = reportAnswer.safeParse(parseExactJson(answer.text))
      if (!report.success) {
        throw new InsightsError('answer', 'Meta’s answer does not say how far the report is.')
      }
      const { async_status: status, async_percent_completion: percent } = report.data
      if (FAILED.has(status)) {
        return { state: 'failed' }
      }
      // Both fields are checked: the status changes to “completed” a moment before all rows can be read.
      return status === 'Job Completed' && percent >= 100 ? { state: 'ready' } : { state: 'running', percent }
    },

    fetchReport: (access, reportId, cursor, now) =>
      fetchPage(access, `/${encodeURIComponent(reportId)}/insights`, cursor === null ? {} : { after: cursor }, now),

    readCreativeFiles: createCreativeFiles(ask),
  }
}

/** Figures as Ads Manager shows them: with the attribution setting of each ad set. */
function toParameters({ since, until }: DayRange): Record<string, string> {
  return {
    level: 'ad',
    time_increment: '1',
    time_range: JSON.stringify({ since, until }),
    fields: INSIGHT_FIELDS,
    use_unified_attribution_setting: 'true',
  }
}

function toPage({ text, headers }: ApiAnswer): InsightsPage {
  const page = graphPage.safeParse(parseExactJson(text))
  if (!page.success) {
    throw new InsightsError('answer', 'Meta’s answer is not a page of results.')
  }
  const { data, paging } = page.data
  const rows = data.map(toResultRow)
  if (data.length > 0 && rows.every((row) => row === null)) {
    throw new InsightsError('answer', 'Meta’s answer holds no daily figures of ads.')
  }
  return {
    rows: rows.filter((row) => row !== null),
    // `paging.next` is never called: its address comes from the answer, and it contains the token. The cursor is sufficient.
    cursor: paging?.next === undefined ? null : (paging.cursors?.after ?? null),
    pauseMs: pauseAfter(headers),
  }
}
