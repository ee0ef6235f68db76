import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listBrands } from '@marquee/contract/brands'
import { queryOptions } from '@tanstack/react-query'

/** These brands, for their names. */
export function listNamedBrandsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['ad-library', 'named-brands', ids],
    queryFn: ({ signal }) => callEndpoint(listBrands, { query: { id: [...ids], limit: ids.length } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
