import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listCreditUsage } from '@marquee/contract/credits'
import { queryOptions } from '@tanstack/react-query'

/** What the workspace has spent in the period of its plan that runs, by day and feature. */
export const creditUsageQuery = queryOptions({
  queryKey: ['dashboard', 'credit-usage'],
  meta: changesWith('credits'),
  queryFn: ({ signal }) => callEndpoint(listCreditUsage, { query: {} }, { signal }),
})
