import { type ApiCall, type ApiReply, type LocalApi, serveApi } from './serve-api.ts'
import { metaError } from './meta-server.ts'

/** The metrics of an ad on a day, as Meta answers them; fields that a test does not set are made up. */
export interface InsightsServerRow {
  ad_id: string
  date_start: string
  [field: string]: unknown
}

export interface InsightsServerReport {
  id: string
  query: URLSearchParams
  status: string
  percent: number
}

export interface MetaInsightsServer extends LocalApi {
  /** Sets the content of the account from now on. */
  setRows(rows: readonly InsightsServerRow[]): void
  /** The answers of `GET /?ids=…`, by id. */
  objects: Map<string, object>
  /** File names of images, by hash. */
  images: Map<string, string>
  tokens: Set<string>
  /** The account in the answer of `GET /act_<id>`. */
  account: { id: string; name: string; currency: string; timezone_name: string; account_status: number }
  reports: InsightsServerReport[]
  /** The states of a report, one for each status request; after the last one it is completed. */
  reportLooks: { status: string; percent: number }[]
}

const VERSION = '/v24.0'

/**
 * A stand-in for the part of Meta's Marketing API that reads results, according to its documentation: parameters, fields,
 * cursors, background reports, error objects, usage headers.
 * https://developers.facebook.com/docs/marketing-api/reference/ad-account/insights
 * https://developers.facebook.com/docs/marketing-api/insights/best-practices (asynchronous jobs, limits, headers)
 * https://developers.facebook.com/documentation/ads-commerce/marketing-api/insights/error-codes
 * Statuses and fields of reports: facebook/facebook-python-business-sdk, facebook_business/adobjects/adreportrun.py
 * @param pageSize the maximum number of rows of a page, no matter how many were requested
 */
export async function startMetaInsightsServer(pageSize = 3): Promise<MetaInsightsServer> {
  let rows: readonly InsightsServerRow[] = []
  const state = {
    objects: new Map<string, object>(),
    images: new Map<string, string>(),
    tokens: new Set(['EAAB-insights-token']),
    account: {
      id: '1234567890',
      name: 'Acme US',
      currency: 'USD',
      timezone_name: 'America/New_York',
      account_status: 1,
    },
    reports: [] as InsightsServerReport[],
    reportLooks: [] as { status: string; percent: number }[],
  }
  const api = await serveApi((call) => answer(call, { ...state, rows, pageSize }))
  return {
    ...api,
    ...state,
    url: `${api.url}${VERSION}`,
    setRows(next) {
      rows = next
    },
  }
}

interface Account extends Pick<
  MetaInsightsServer,
  'objects' | 'images' | 'tokens' | 'account' | 'reports' | 'reportLooks'
> {
  rows: readonly InsightsServerRow[]
  pageSize: number
}

/** The limit header that only insights have. */
export function insightsThrottle(percent: number): Record<string, string> {
  const throttle = { app_id_util_pct: percent, acc_id_util_pct: 1, ads_api_access_tier: 'standard_access' }
  return { 'x-fb-ads-insights-throttle': JSON.stringify(throttle) }
}

function answer(call: ApiCall, account: Account): ApiReply {
  const { path, query, method } = call
  const token = query.get('access_token') ?? ''
  if (!account.tokens.has(token)) {
    const message = `Error validating access token: Session has expired. ${token}`
    return metaError(190, message, { error_subcode: 463 })
  }
  const act = `${VERSION}/act_${account.account.id}`
  if (path === `${act}/insights`) {
    return method === 'POST' ? startReport(query, account) : answerInsights(query, query, account)
  }
  if (path === `${VERSION}/`) {
    return answerObjects(query, account)
  }
  if (path === `${act}/adimages`) {
    return answerImages(query, account)
  }
  if (path === act) {
    return { body: account.account }
  }
  return answerReport(path, query, account)
}

function answerImages(query: URLSearchParams, { images }: Account): ApiReply {
  const hashes = JSON.parse(query.get('hashes') ?? '[]') as string[]
  return { body: { data: hashes.map((hash) => ({ hash, name: images.get(hash), id: `1:${hash}` })) } }
}

/** The state of a report, or its rows. */
function answerReport(path: string, query: URLSearchParams, account: Account): ApiReply {
  const report = account.reports.find(({ id }) => path.startsWith(`${VERSION}/${id}`))
  if (report !== undefined) {
    return path.endsWith('/insights') ? answerInsights(report.query, query, account) : answerProgress(report, account)
  }
  const message = `Unsupported get request. Object with ID '${path.slice(VERSION.length + 1)}' does not exist`
  return metaError(100, message, { error_subcode: 33 })
}

function startReport(query: URLSearchParams, { reports }: Account): ApiReply {
  const id = `60${reports.length}0000000001`
  reports.push({ id, query, status: 'Job Not Started', percent: 0 })
  return { body: { report_run_id: id } }
}

function answerProgress(report: InsightsServerReport, { reportLooks }: Account): ApiReply {
  const { status, percent } = reportLooks.shift() ?? { status: 'Job Completed', percent: 100 }
  Object.assign(report, { status, percent })
  return { body: { id: report.id, async_status: status, async_percent_completion: percent } }
}

/** @param asked the filters of the rows @param page the start of the page */
function answerInsights(asked: URLSearchParams, page: URLSearchParams, { rows, pageSize, account }: Account): ApiReply {
  if (asked.get('level') === 'account') {
    return { body: { data: [{ spend: '1.00', date_start: '2026-03-01', date_stop: '2026-03-07' }], paging: {} } }
  }
  if (asked.get('level') !== 'ad' || asked.get('time_increment') !== '1') {
    return metaError(100, '(#100) Param level or time_increment is not what this test asks for')
  }
  const range = readRange(asked)
  if (range === null) {
    return metaError(100, '(#100) Param time_range is invalid')
  }
  const start = toOffset(page.get('after'))
  if (start === null) {
    return metaError(100, 'Invalid cursors values', { error_subcode: 1_815_001 })
  }
  const found = rows.filter(({ date_start }) => date_start >= range.since && date_start <= range.until)
  const end = start + Math.min(pageSize, Number(page.get('limit') ?? 25))
  const fields = (asked.get('fields') ?? '').split(',')
  const after = Buffer.from(`offset:${end}`).toString('base64')
  const next = `https://graph.facebook.com/v24.0/act_${account.id}/insights?after=${after}&access_token=secret`
  return {
    headers: {
      ...insightsThrottle(2),
      'x-business-use-case-usage': `{"${account.id}":[{"type":"ads_insights","call_count":1,"total_cputime":1,"total_time":1,"estimated_time_to_regain_access":0}]}`,
    },
    body: {
      data: found.slice(start, end).map((row) => pick(row, fields)),
      paging: { cursors: { before: 'MAZDZD', after }, ...(end < found.length && { next }) },
    },
  }
}

function readRange(asked: URLSearchParams): { since: string; until: string } | null {
  const range = JSON.parse(asked.get('time_range') ?? 'null') as { since: string; until: string } | null
  return range === null || range.since > range.until ? null : range
}

function pick(row: InsightsServerRow, fields: readonly string[]): object {
  const whole: Record<string, unknown> = {
    ad_name: `Ad ${row.ad_id}`,
    adset_name: 'Everybody',
    campaign_name: 'Spring',
    date_stop: row.date_start,
    spend: '10.00',
    impressions: '1000',
    reach: '800',
    inline_link_clicks: '10',
    ...row,
  }
  return Object.fromEntries(fields.filter((field) => field in whole).map((field) => [field, whole[field]]))
}

function answerObjects(query: URLSearchParams, { objects }: Account): ApiReply {
  const ids = (query.get('ids') ?? '').split(',')
  if (ids.length > 50) {
    return metaError(100, '(#100) Too many IDs. Maximum: 50')
  }
  const unknown = ids.find((id) => !objects.has(id))
  return unknown === undefined
    ? { body: Object.fromEntries(ids.map((id) => [id, { id, ...objects.get(id) }])) }
    : metaError(100, `(#100) Some of the aliases you requested do not exist: ${unknown}`, { error_subcode: 33 })
}

function toOffset(cursor: string | null): number | null {
  const [, offset] = /^offset:(\d+)$/.exec(Buffer.from(cursor ?? '', 'base64').toString()) ?? []
  if (cursor === null) {
    return 0
  }
  return offset === undefined ? null : Number(offset)
}
