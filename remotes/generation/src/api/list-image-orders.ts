import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listImageOrders, type OrderStatus } from '@marquee/contract/image-generation'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { imageOrderKeys } from './image-order-keys.ts'

export interface ImageOrderFilters {
  q: string
  status: OrderStatus | undefined
  source: 'template' | 'ad' | 'idea' | undefined
  isMine: boolean
}

/** Those that the dashboard shows. */
export const latestImageOrdersQuery = queryOptions({
  queryKey: [...imageOrderKeys.lists, 'latest'],
  meta: changesWith('generations'),
  queryFn: ({ signal }) => callEndpoint(listImageOrders, { query: { limit: 6 } }, { signal }),
})

export function imageOrdersQuery({ q, status, source, isMine }: ImageOrderFilters) {
  return infiniteQueryOptions({
    queryKey: [...imageOrderKeys.lists, { q, status, source, isMine }],
    meta: changesWith('generations'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listImageOrders, { query: { q, status, source, mine: isMine ? '1' : '0', cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}
