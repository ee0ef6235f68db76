import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listProducts } from '@marquee/contract/products'
import { queryOptions } from '@tanstack/react-query'

/** The newest few products, for the dashboard. */
export const latestProductsQuery = queryOptions({
  queryKey: ['latest', 'products'],
  queryFn: ({ signal }) => callEndpoint(listProducts, { query: { limit: 6 } }, { signal }),
  staleTime: 0,
  meta: changesWith('products'),
})
