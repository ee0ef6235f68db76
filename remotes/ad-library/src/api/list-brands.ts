import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listBrands } from '@marquee/contract/brands'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const MOST_BRANDS = 20

/** Brands whose name holds these words. */
export function listBrandsQuery(words: string) {
  return queryOptions({
    queryKey: ['ad-library', 'brands', words],
    queryFn: ({ signal }) => callEndpoint(listBrands, { query: { q: words, limit: MOST_BRANDS } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
