import { type ApiCall, type ApiReply, type LocalApi, serveApi } from './serve-api.ts'

export interface TikTokServerAd {
  /** The id as the answer contains it, digit for digit. */
  id: string
  status: 'active' | 'inactive'
  term: string
}

export interface TikTokServer extends LocalApi {
  /** Sets the content of the library from now on. */
  setAds(ads: readonly TikTokServerAd[]): void
  /** Makes all tokens invalid. */
  endTokens(): void
}

export const TIKTOK_KEYS = { client_key: 'awlocalkey77', client_secret: 'local-secret-of-tests' }

/**
 * A stand-in for TikTok's Commercial Content API, according to its documentation: client credentials, search ids, the error
 * envelope.
 * https://developers.tiktok.com/doc/commercial-content-api-query-ads
 */
export async function startTikTokServer(): Promise<TikTokServer> {
  const state: State = { ads: [], tokens: new Set(), count: 0 }
  const api = await serveApi((call) => (call.path === '/v2/oauth/token/' ? grant(call, state) : query(call, state)))
  return {
    ...api,
    setAds(ads) {
      state.ads = ads
    },
    endTokens: () => state.tokens.clear(),
  }
}

/** The envelope of an error. */
export function tiktokError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): ApiReply {
  const error = { code, http_status_code: status, log_id: '202604280326050102231031430C7E754E', message }
  return { status, headers, body: { data: {}, error } }
}

interface State {
  ads: readonly TikTokServerAd[]
  tokens: Set<string>
  count: number
}

function grant({ body }: ApiCall, state: State): ApiReply {
  const form = Object.fromEntries(new URLSearchParams(body))
  const isKnown = form['client_key'] === TIKTOK_KEYS.client_key && form['client_secret'] === TIKTOK_KEYS.client_secret
  if (!isKnown || form['grant_type'] !== 'client_credentials') {
    const text = `Client key or secret is incorrect: ${form['client_secret'] ?? ''}`
    return { status: 401, body: { error: 'invalid_client', error_description: text, log_id: '20260428' } }
  }
  state.count += 1
  const token = `clt.local${state.count}`
  state.tokens.add(token)
  return { body: { access_token: token, expires_in: 7200, token_type: 'Bearer' } }
}

interface Query {
  filters?: { ad_published_date_range?: { min: string; max: string }; country_code?: string }
  search_term?: string
  max_count?: number
  search_id?: string
}

function isValid({ filters, search_term: term = '', max_count: count = 10 }: Query): boolean {
  const range = filters?.ad_published_date_range
  return range !== undefined && range.min > '20221001' && range.min <= range.max && term.length <= 50 && count <= 50
}

function query(call: ApiCall, { ads, tokens }: State): ApiReply {
  if (!tokens.has(call.headers.authorization?.replace(/^Bearer /, '') ?? '')) {
    return tiktokError(401, 'access_token_invalid', 'The access token is invalid or not found in the request.')
  }
  const asked = JSON.parse(call.body) as Query
  if (!isValid(asked)) {
    return tiktokError(400, 'invalid_params', 'The request has an invalid parameter.')
  }
  const [, offset] = /^search-(\d+)$/.exec(asked.search_id ?? 'search-0') ?? []
  if (offset === undefined) {
    return tiktokError(400, 'invalid_params', 'Invalid search id.')
  }
  const found = ads.filter(({ term }) => term.includes(asked.search_term ?? ''))
  const end = Number(offset) + (asked.max_count ?? 10)
  const shown = found.slice(Number(offset), end).map(written).join(',')
  const rest = `"has_more":${String(end < found.length)},"search_id":"search-${end}"`
  return {
    body: `{"data":{"ads":[${shown}],${rest}},"error":{"code":"ok","http_status_code":200,"log_id":"2026","message":""}}`,
  }
}

/** The JSON is written by hand, because ids have more digits than a JavaScript number can hold. */
function written({ id, status, term }: TikTokServerAd): string {
  return `{"ad":{"id":${id},"first_shown_date":20260105,"last_shown_date":20260301,"status":"${status}",
    "videos":[{"url":"https://cdn.example/${id}.mp4?x-expires=1"}],"image_urls":[],"reach":{"unique_users_seen":"11K"}},
    "advertiser":{"business_id":3847236290405,"business_name":"${term} Co.","paid_for_by":"${term} Ltd."}}`
}
