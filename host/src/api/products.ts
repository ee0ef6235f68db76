import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listProducts } from '@marquee/contract/products'
import { queryOptions } from '@tanstack/react-query'

const productKeys = { latest: ['latest', 'products'] as const }

/** The newest few products, for the dashboard. */
export function latestProductsQuery() {
  return queryOptions({
    queryKey: productKeys.latest,
    queryFn: ({ signal }) => callEndpoint(listProducts, { query: { limit: 6 } }, { signal }),
    staleTime: 0,
    meta: changesWith('products'),
  })
}
