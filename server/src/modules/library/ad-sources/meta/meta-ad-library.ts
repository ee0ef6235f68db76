import type { ApiAnswer, CallApi } from '../../../../platform/web/call-api.ts'
import { pauseAfter } from '../../../../platform/graph-api/graph-usage.ts'
import { parseExactJson } from '../../../../platform/web/parse-exact-json.ts'
import { callSource } from '../call-source.ts'
import { type CriteriaOf, type SourceConnector, SourceError } from '../connector.ts'
import { metaFields, metaPage } from './meta-answer.ts'
import { metaError } from './meta-errors.ts'
import { metaAdvertiser, metaRecord } from './meta-record.ts'

/**
 * The API accepts larger pages, but then answers with a request for less data (code 1); it also returns fewer ads than
 * requested, or more.
 */
const PAGE_SIZES = { largest: 250, smallest: 10 }

/**
 * Meta's Ad Library API, `GET /<version>/ads_archive`.
 * Parameters: https://developers.facebook.com/docs/graph-api/reference/ads_archive/
 * Fields: https://developers.facebook.com/docs/graph-api/reference/archived-ad
 * Outside of the EU and the UK it returns only ads about politics and issues. It never returns media, calls to action or
 * landing pages.
 * @param callApi bound to the API's address with its version
 */
export function createMetaAdLibrary(callApi: CallApi): SourceConnector<'meta'> {
  async function ask(token: string, query: Record<string, string>, now: Date): Promise<ApiAnswer> {
    const answer = await callSource(callApi, 'Meta', {
      method: 'GET',
      path: '/ads_archive',
      query: { ...query, access_token: token },
    })
    if (answer.status !== 200) {
      throw metaError(answer, token, query['after'] !== undefined, now)
    }
    return answer
  }

  return {
    provider: 'meta',
    pageSizes: PAGE_SIZES,

    async check({ access_token: token }, now) {
      const query = { ad_reached_countries: '["DE"]', search_terms: 'a', fields: 'id', limit: '1' }
      await ask(token, query, now)
    },

    async fetchPage({ criteria, credentials, cursor, pageSize, now }) {
      const query = {
        ...toParameters(criteria),
        limit: String(pageSize ?? PAGE_SIZES.largest),
        ...(cursor !== null && { after: cursor }),
      }
      const answer = await ask(credentials.access_token, query, now)
      const page = metaPage.safeParse(parseExactJson(answer.text))
      if (!page.success) {
        throw new SourceError('answer', 'Meta’s answer is not a page of ads.')
      }
      const { data, paging } = page.data
      // `paging.next` is never called: its address comes from the answer, and it contains the token. The cursor is enough.
      const after = paging?.next === undefined ? null : (paging.cursors?.after ?? cursorIn(paging.next))
      return { ads: data, cursor: after, pauseMs: pauseAfter(answer.headers) }
    },

    tellsOnlyRunning: ({ active_status: asked }) => asked === 'active',
    toAdvertiser: metaAdvertiser,
    toRecord: metaRecord,
  }
}

function toParameters(criteria: CriteriaOf<'meta'>): Record<string, string> {
  const { search_terms, search_type, page_ids, countries, ad_type, active_status, media_type } = criteria
  const { platforms, languages, delivered_from, delivered_until } = criteria
  return {
    ad_reached_countries: JSON.stringify(countries),
    ad_active_status: active_status.toUpperCase(),
    ad_type: ad_type.toUpperCase(),
    fields: metaFields(ad_type === 'political_and_issue_ads'),
    ...(search_terms !== '' && { search_terms, search_type: search_type.toUpperCase() }),
    ...(page_ids.length > 0 && { search_page_ids: JSON.stringify(page_ids) }),
    ...(media_type !== 'all' && { media_type: media_type.toUpperCase() }),
    ...(platforms.length > 0 && { publisher_platforms: JSON.stringify(platforms.map((name) => name.toUpperCase())) }),
    ...(languages.length > 0 && { languages: JSON.stringify(languages) }),
    ...(delivered_from !== null && { ad_delivery_date_min: delivered_from }),
    ...(delivered_until !== null && { ad_delivery_date_max: delivered_until }),
  }
}

function cursorIn(address: string): string | null {
  return URL.canParse(address) ? new URL(address).searchParams.get('after') : null
}
