import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAllPayouts, markPayoutPaid, type PayoutState } from '@marquee/contract/affiliate'
import { infiniteQueryOptions } from '@tanstack/react-query'

/** Root of the lists of payouts. */
export const PAYOUTS_KEY = ['payouts'] as const

export function payoutsQuery(state: PayoutState | undefined) {
  return infiniteQueryOptions({
    queryKey: [...PAYOUTS_KEY, state],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listAllPayouts, { query: { state, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export async function requestPayoutPaid(id: string, reference: string) {
  return (await callEndpoint(markPayoutPaid, { params: { id }, body: { reference } })).data
}
