import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listProducts } from '@marquee/contract/products'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

export function productsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...productKeys.lists, { q }],
    queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listProducts, { query: { q, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}
