import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { startCrawl } from '@marquee/contract/ad-sources'

/** Starts a crawl of a query. */
export function requestStartCrawl(queryId: string) {
  return callEndpoint(startCrawl, { params: { id: queryId } })
}
