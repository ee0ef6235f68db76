import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { cancelCrawl } from '@marquee/contract/ad-sources'

/** Ends a crawl; what is in already stays. */
export function requestCancelCrawl(id: string) {
  return callEndpoint(cancelCrawl, { params: { id } })
}
