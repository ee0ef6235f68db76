import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { confirmUnconfirmedAd, listUnconfirmedAds, removeUnconfirmedAd } from '@marquee/contract/unconfirmed-ads'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const unconfirmedAdKeys = { list: ['unconfirmed-ads'] as const }

export function unconfirmedAdsQuery() {
  return infiniteQueryOptions({
    queryKey: unconfirmedAdKeys.list,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listUnconfirmedAds, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** Makes an ad common, or removes it. */
export function useDecideUnconfirmedAd() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isConfirmed }: { id: string; isConfirmed: boolean }) => {
      await callEndpoint(isConfirmed ? confirmUnconfirmedAd : removeUnconfirmedAd, { params: { id } })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: unconfirmedAdKeys.list }),
  })
}
