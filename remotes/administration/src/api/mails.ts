import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listMailDeliveries, listMailKinds } from '@marquee/contract/mails'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 25

const mailKeys = {
  kinds: ['mail-administration', 'kinds'] as const,
  deliveries: (kind: string | undefined) => ['mail-administration', 'deliveries', kind] as const,
}

export function mailKindsQuery() {
  return queryOptions({
    queryKey: mailKeys.kinds,
    queryFn: ({ signal }) => callEndpoint(listMailKinds, {}, { signal }),
  })
}

export function mailDeliveriesQuery(kind: string | undefined) {
  return infiniteQueryOptions({
    queryKey: mailKeys.deliveries(kind),
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
