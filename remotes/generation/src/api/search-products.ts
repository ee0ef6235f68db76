import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listProducts } from '@marquee/contract/products'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

const MOST_SHOWN = 24

/** The first products that fit the words. */
export function productSearchQuery(q: string) {
  return queryOptions({
    queryKey: [...productKeys.lists, 'search', q],
    meta: changesWith('products'),
    queryFn: async ({ signal }) =>
      (await callEndpoint(listProducts, { query: { q, limit: MOST_SHOWN } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}
