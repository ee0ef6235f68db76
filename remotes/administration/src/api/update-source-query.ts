import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type CrawlSchedule, updateSourceQuery } from '@marquee/contract/ad-sources'

/** Changes how often a query is crawled. */
export function requestUpdateSourceQuery(id: string, schedule: CrawlSchedule) {
  return callEndpoint(updateSourceQuery, { params: { id }, body: { schedule } })
}
