import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listBriefs } from '@marquee/contract/briefs'
import { listProducts } from '@marquee/contract/products'
import { queryOptions } from '@tanstack/react-query'

const query = { limit: 6 }

/** What the dashboard shows of the workspace: the newest few of each list. */
export const latestBriefsQuery = queryOptions({
  queryKey: ['latest', 'briefs'],
  queryFn: ({ signal }) => callEndpoint(listBriefs, { query }, { signal }),
  staleTime: 0,
  meta: changesWith('briefs'),
})

export const latestProductsQuery = queryOptions({
  queryKey: ['latest', 'products'],
  queryFn: ({ signal }) => callEndpoint(listProducts, { query }, { signal }),
  staleTime: 0,
  meta: changesWith('products'),
})
