import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getCredits } from '@marquee/contract/credits'
import { queryOptions } from '@tanstack/react-query'

export function creditsQuery() {
  return queryOptions({
    queryKey: ['generation', 'credits'],
    meta: changesWith('credits'),
    queryFn: async ({ signal }) => (await callEndpoint(getCredits, {}, { signal })).data,
  })
}
