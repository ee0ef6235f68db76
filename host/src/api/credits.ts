import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listCreditUsage } from '@marquee/contract/credits'
import { queryOptions } from '@tanstack/react-query'

const creditKeys = { usage: ['dashboard', 'credit-usage'] as const }

/** The credits that the workspace has spent in the current period of its plan, by day and feature. */
export function creditUsageQuery() {
  return queryOptions({
    queryKey: creditKeys.usage,
    meta: changesWith('credits'),
    queryFn: ({ signal }) => callEndpoint(listCreditUsage, { query: {} }, { signal }),
  })
}
