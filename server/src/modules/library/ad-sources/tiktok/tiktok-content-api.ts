import { createHash } from 'node:crypto'
import type { CallApi } from '../../../../platform/web/call-api.ts'
import { parseExactJson } from '../../../../platform/web/parse-exact-json.ts'
import { callSource } from '../call-source.ts'
import { type CredentialsOf, type CriteriaOf, type SourceConnector, SourceError } from '../connector.ts'
import { TIKTOK_FIELDS, tiktokPage, tiktokToken } from './tiktok-answer.ts'
import { tiktokError, tiktokTokenError } from './tiktok-errors.ts'
import { tiktokAdvertiser, tiktokRecord } from './tiktok-record.ts'

/** The largest page of the API, and the smallest one that we request. */
const PAGE_SIZES = { largest: 50, smallest: 10 }
/** A token that is about to expire is no longer used. */
const TOKEN_MARGIN_MS = 60_000

interface Token {
  text: string
  endsAt: number
}

/**
 * TikTok's Commercial Content API, `POST /v2/research/adlib/ad/query/`, with client credentials. It covers the European
 * Economic Area, Switzerland and the UK.
 * https://developers.tiktok.com/doc/commercial-content-api-query-ads
 * https://developers.tiktok.com/doc/client-access-token-management
 */
export function createTikTokContentApi(callApi: CallApi): SourceConnector<'tiktok'> {
  /** Tokens by a hash of the credentials. A token is valid for two hours, and requesting one costs a call. */
  const tokens = new Map<string, Token>()

  async function requestToken(credentials: CredentialsOf<'tiktok'>, now: Date): Promise<Token> {
    const { client_key, client_secret } = credentials
    const answer = await callSource(callApi, 'TikTok', {
      method: 'POST',
      path: '/v2/oauth/token/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'cache-control': 'no-cache' },
      body: new URLSearchParams({ client_key, client_secret, grant_type: 'client_credentials' }).toString(),
    })
    const token = tiktokToken.safeParse(parseExactJson(answer.text))
    if (answer.status !== 200 || !token.success) {
      throw tiktokTokenError(answer, [client_key, client_secret], now)
    }
    return { text: token.data.access_token, endsAt: now.getTime() + token.data.expires_in * 1000 - TOKEN_MARGIN_MS }
  }

  /** Uses the cached token; a token that TikTok has ended early is replaced, once. */
  async function withToken<T>(credentials: CredentialsOf<'tiktok'>, now: Date, use: (token: string) => Promise<T>) {
    const key = createHash('sha256').update(JSON.stringify(credentials)).digest('hex')
    const kept = tokens.get(key)
    if (kept !== undefined && kept.endsAt > now.getTime()) {
      try {
        return await use(kept.text)
      } catch (error) {
        if (!(error instanceof SourceError && error.kind === 'token')) {
          throw error
        }
      }
    }
    const token = await requestToken(credentials, now)
    tokens.set(key, token)
    return await use(token.text)
  }

  return {
    provider: 'tiktok',
    pageSizes: PAGE_SIZES,

    async check(credentials, now) {
      await requestToken(credentials, now)
    },

    fetchPage({ criteria, credentials, cursor, pageSize, now }) {
      return withToken(credentials, now, async (token) => {
        const answer = await callSource(callApi, 'TikTok', {
          method: 'POST',
          path: '/v2/research/adlib/ad/query/',
          query: { fields: TIKTOK_FIELDS },
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: toBody(criteria, cursor, pageSize ?? PAGE_SIZES.largest, now),
        })
        const secrets = [token, credentials.client_key, credentials.client_secret]
        if (answer.status !== 200 || !isFine(answer.text)) {
          throw tiktokError(answer, secrets, cursor !== null, now)
        }
        const page = tiktokPage.safeParse(parseExactJson(answer.text))
        if (!page.success) {
          throw new SourceError('answer', 'TikTok’s answer is not a page of ads.')
        }
        const { ads, has_more: hasMore, search_id: searchId } = page.data.data
        return { ads, cursor: hasMore ? (searchId ?? null) : null, pauseMs: 0 }
      })
    },

    tellsOnlyRunning: () => false,
    toAdvertiser: tiktokAdvertiser,
    toRecord: tiktokRecord,
  }
}

/** Writes ids as they are: some of them would change as numbers. */
function toBody(criteria: CriteriaOf<'tiktok'>, searchId: string | null, maxCount: number, now: Date): string {
  const { search_term, search_type, advertiser_ids, country, published_from, published_until } = criteria
  const today = now.toISOString().slice(0, 10)
  const filters = {
    ad_published_date_range: { min: compact(published_from), max: compact(published_until ?? today) },
    country_code: country ?? 'ALL',
  }
  const body = {
    filters,
    ...(search_term !== '' && { search_term, search_type }),
    max_count: maxCount,
    ...(searchId !== null && { search_id: searchId }),
  }
  const text = JSON.stringify(body)
  const ids =
    search_term === '' && advertiser_ids.length > 0 ? `"advertiser_business_ids":[${advertiser_ids.join(',')}],` : ''
  return text.replace('{"filters":{', () => `{"filters":{${ids}`)
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** An error may have status 200; an answer without an error has the code `ok`. */
function isFine(text: string): boolean {
  const answer = parseExactJson(text)
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
  return typeof error !== 'object' || error === null || !('code' in error) || error.code === 'ok'
}
