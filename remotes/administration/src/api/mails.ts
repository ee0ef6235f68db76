import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listMailDeliveries, listMailKinds } from '@marquee/contract/mails'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 25

export const mailKindsQuery = queryOptions({
  queryKey: ['mail-administration', 'kinds'],
  queryFn: ({ signal }) => callEndpoint(listMailKinds, {}, { signal }),
})

export function mailDeliveriesQuery(kind: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['mail-administration', 'deliveries', kind],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE_SIZE,
        ...(kind !== undefined && { kind }),
        ...(pageParam !== null && { cursor: pageParam }),
      }
      return callEndpoint(listMailDeliveries, { query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
    refetchInterval: 5000,
  })
}
