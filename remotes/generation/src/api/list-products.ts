import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listProducts } from '@marquee/contract/products'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

export function productsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...productKeys.lists, { q }],
    meta: changesWith('products'),
    queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listProducts, { query: { q, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}
