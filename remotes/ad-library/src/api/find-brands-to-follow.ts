import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { findBrandsToFollow } from '@marquee/contract/brand-spy'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const BRAND_CANDIDATES_KEY = ['ad-library', 'brand-candidates'] as const

/** Brands that fit a name, a website or a page id. */
export function findBrandsToFollowQuery(q: string) {
  return queryOptions({
    queryKey: [...BRAND_CANDIDATES_KEY, q],
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(findBrandsToFollow, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}
