import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAllPayouts, markPayoutPaid, type PayoutState } from '@marquee/contract/affiliate'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const payoutKeys = {
  all: ['payouts'] as const,
  list: (state: PayoutState | undefined) => ['payouts', state] as const,
}

export function payoutsQuery(state: PayoutState | undefined) {
  return infiniteQueryOptions({
    queryKey: payoutKeys.list(state),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listAllPayouts, { query: { state, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function useMarkPayoutPaid(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { reference: string }) => callEndpoint(markPayoutPaid, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: payoutKeys.all }),
  })
}
