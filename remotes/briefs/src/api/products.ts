import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getProduct, listProducts } from '@marquee/contract/products'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const productKeys = {
  search: (q: string) => ['briefs', 'products', q] as const,
  details: (id: string) => ['briefs', 'product', id] as const,
}

/** The first products that match the words. */
export function productSearchQuery(q: string) {
  return queryOptions({
    queryKey: productKeys.search(q),
    meta: changesWith('products'),
    queryFn: async ({ signal }) => (await callEndpoint(listProducts, { query: { q, limit: 50 } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

export function productQuery(id: string) {
  return queryOptions({
    queryKey: productKeys.details(id),
    meta: changesWith('products'),
    queryFn: async ({ signal }) => (await callEndpoint(getProduct, { params: { id } }, { signal })).data,
  })
}
