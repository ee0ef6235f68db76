import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listCreditUsage } from '@marquee/contract/credits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CREDITS_KEY } from './get-credits.ts'

export type UsagePeriod = 'current' | 'previous'

export function creditUsageQuery(period: UsagePeriod) {
  return queryOptions({
    queryKey: [...CREDITS_KEY, 'usage', period],
    meta: changesWith('credits'),
    queryFn: ({ signal }) => callEndpoint(listCreditUsage, { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
