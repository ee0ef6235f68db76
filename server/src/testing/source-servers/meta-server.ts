import { HOUR_MS } from '../../platform/clock.ts'
import { type ApiCall, type ApiReply, type LocalApi, serveApi } from './serve-api.ts'

/** An ad as Meta's API answers it; fields that a test does not set are made up. */
export interface MetaServerAd {
  id: string
  [field: string]: unknown
}

export interface MetaServer extends LocalApi {
  /** Sets the content of the library from now on. */
  setAds(ads: readonly MetaServerAd[]): void
  /** The valid access tokens. */
  tokens: Set<string>
  /**
   * Answers each token at most that often in a sliding hour, and afterwards with error 613 as Meta does.
   * @param now the time of a call
   */
  limitCalls(most: number, now: () => Date): void
  /** The number of calls above the limit. */
  refusedCalls(): number
}

/** The largest accepted page size, which is that of Meta; like Meta, the server returns fewer ads. */
const MOST_A_PAGE = 2000

/**
 * A stand-in for Meta's Ad Library API, according to its documentation: parameters, fields, cursors, error objects, usage
 * headers.
 * https://developers.facebook.com/docs/graph-api/reference/ads_archive/
 * @param pageSize the maximum number of ads of a page, no matter how many were requested
 */
export async function startMetaServer(pageSize = 25): Promise<MetaServer> {
  const tokens = new Set(['EAAB-local-token'])
  let ads: readonly MetaServerAd[] = []
  let limit: { most: number; now: () => Date } | null = null
  let refused = 0
  const times = new Map<string, number[]>()

  function isAboveLimit({ query }: ApiCall): boolean {
    if (limit === null) {
      return false
    }
    const now = limit.now().getTime()
    const token = query.get('access_token') ?? ''
    const recent = (times.get(token) ?? []).filter((time) => time > now - HOUR_MS)
    times.set(token, [...recent, now])
    return recent.length >= limit.most
  }

  const api = await serveApi((call) => {
    if (isAboveLimit(call)) {
      refused += 1
      return metaError(613, '(#613) Calls to this api have exceeded the rate limit.')
    }
    return answer(call, { ads, tokens }, pageSize)
  })
  return {
    ...api,
    url: `${api.url}/v24.0`,
    tokens,
    setAds(next) {
      ads = next
    },
    limitCalls(most, now) {
      limit = { most, now }
    },
    refusedCalls: () => refused,
  }
}

interface Library {
  ads: readonly MetaServerAd[]
  tokens: ReadonlySet<string>
}

/** An error object, as `{"error": {message, type, code, …}}`. */
export function metaError(code: number, message: string, details: Record<string, unknown> = {}): ApiReply {
  return {
    status: code === 190 || code === 100 ? 400 : 403,
    body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1b2', ...details } },
  }
}

/** The header with the used share of a limit, and the number of minutes for which no request is answered. */
export function businessUsage(percent: number, minutes = 0): Record<string, string> {
  const usage = {
    type: 'ads_archive',
    call_count: percent,
    total_cputime: 1,
    total_time: 1,
    estimated_time_to_regain_access: minutes,
  }
  return { 'x-business-use-case-usage': JSON.stringify({ '1234567890': [usage] }) }
}

function answer({ path, query }: ApiCall, { ads, tokens }: Library, pageSize: number): ApiReply {
  const token = query.get('access_token') ?? ''
  if (path !== '/v24.0/ads_archive') {
    return metaError(2500, `Unknown path components: ${path}`)
  }
  if (!tokens.has(token)) {
    return metaError(190, `Malformed access token ${token}`, { error_subcode: 467 })
  }
  const refusal = wrongParameter(query)
  if (refusal !== null) {
    return metaError(100, `(#100) ${refusal}`)
  }
  const start = toOffset(query.get('after'))
  if (start === null) {
    return metaError(100, 'Invalid cursors values', { error_subcode: 1_815_001 })
  }
  const found = ads.filter((ad) => isAskedFor(ad, query))
  const end = start + Math.min(pageSize, Number(query.get('limit') ?? 25))
  const fields = (query.get('fields') ?? 'id').split(',')
  const data = found.slice(start, end).map((ad) => withFields(ad, fields, token))
  return {
    headers: { 'x-app-usage': '{"call_count":3,"total_cputime":1,"total_time":2}' },
    body: { data, ...toPaging(end, found.length, token) },
  }
}

function wrongParameter(query: URLSearchParams): string | null {
  const countries = parsedList(query.get('ad_reached_countries'))
  if (countries === null || countries.some((code) => !/^([A-Z]{2}|ALL)$/.test(code))) {
    return 'Param ad_reached_countries must be a non-empty array.'
  }
  if ((query.get('search_terms') ?? '').length > 100) {
    return 'Param search_terms must be at most 100 characters long.'
  }
  if ((parsedList(query.get('search_page_ids')) ?? []).length > 10) {
    return 'Param search_page_ids must have at most 10 elements.'
  }
  if (!['ACTIVE', 'INACTIVE', 'ALL', null].includes(query.get('ad_active_status'))) {
    return 'Param ad_active_status must be one of {ACTIVE, ALL, INACTIVE}'
  }
  return Number(query.get('limit') ?? 25) > MOST_A_PAGE ? 'Param limit is too large.' : null
}

function isAskedFor(ad: MetaServerAd, query: URLSearchParams): boolean {
  const asked = query.get('ad_active_status') ?? 'ACTIVE'
  const isActive = ad['ad_delivery_stop_time'] === undefined
  const pages = parsedList(query.get('search_page_ids'))
  const words = (query.get('search_terms') ?? '').toLowerCase()
  return (
    (asked === 'ALL' || (asked === 'ACTIVE') === isActive) &&
    (pages === null || pages.includes(String(ad['page_id']))) &&
    JSON.stringify(ad).toLowerCase().includes(words)
  )
}

function withFields(ad: MetaServerAd, fields: readonly string[], token: string): Record<string, unknown> {
  const address = `https://www.facebook.com/ads/archive/render_ad/?id=${ad.id}&access_token=${token}`
  const whole: Record<string, unknown> = {
    ad_creation_time: '2026-01-04',
    ad_delivery_start_time: '2026-01-05',
    ad_creative_bodies: [`Ad ${ad.id}`],
    ad_snapshot_url: address,
    page_id: '77',
    page_name: 'Local Bakery',
    publisher_platforms: ['FACEBOOK', 'INSTAGRAM'],
    languages: ['en'],
    ...ad,
  }
  return Object.fromEntries(fields.filter((field) => field in whole).map((field) => [field, whole[field]]))
}

function toPaging(end: number, count: number, token: string) {
  const after = Buffer.from(`offset:${end}`).toString('base64')
  const next = `https://graph.facebook.com/v24.0/ads_archive?access_token=${token}&after=${after}`
  return { paging: { cursors: { after }, ...(end < count && { next }) } }
}

function toOffset(cursor: string | null): number | null {
  if (cursor === null) {
    return 0
  }
  const [, offset] = /^offset:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? []
  return offset === undefined ? null : Number(offset)
}

function parsedList(value: string | null): string[] | null {
  return value === null ? null : (JSON.parse(value) as unknown[]).map(String)
}
