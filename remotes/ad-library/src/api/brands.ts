import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { followBrand, listBrands, unfollowBrand } from '@marquee/contract/brands'
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

/** These brands, for their names. */
export function listNamedBrandsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['ad-library', 'named-brands', ids],
    queryFn: ({ signal }) => callEndpoint(listBrands, { query: { id: [...ids], limit: ids.length } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function requestFollowBrand(id: string) {
  return callEndpoint(followBrand, { params: { id } })
}

export function requestUnfollowBrand(id: string) {
  return callEndpoint(unfollowBrand, { params: { id } })
}
