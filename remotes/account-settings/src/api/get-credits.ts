import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getCredits } from '@marquee/contract/credits'
import { queryOptions } from '@tanstack/react-query'

/** Root of every query about credits. */
export const CREDITS_KEY = ['credits'] as const

export function creditsQuery() {
  return queryOptions({
    queryKey: [...CREDITS_KEY, 'summary'],
    meta: changesWith('credits'),
    queryFn: async ({ signal }) => (await callEndpoint(getCredits, {}, { signal })).data,
  })
}
