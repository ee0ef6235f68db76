import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { type BrandSort, exploreBrands } from '@marquee/contract/brand-insights'
import { infiniteQueryOptions } from '@tanstack/react-query'

export interface BrandSearch {
  q: string
  niche: string[]
  followedOnly: boolean
  sort: BrandSort
}

const PAGE_SIZE = 50
export const BRAND_OVERVIEWS_KEY = ['ad-library', 'brand-overviews'] as const

/** Pages of brands with their figures. */
export function exploreBrandsQuery({ q, niche, followedOnly, sort }: BrandSearch) {
  const query = {
    sort,
    limit: PAGE_SIZE,
    ...(q !== '' && { q }),
    ...(niche.length > 0 && { niche }),
    ...(followedOnly && { followed: 'only' as const }),
  }
  return infiniteQueryOptions({
    queryKey: [...BRAND_OVERVIEWS_KEY, query],
    meta: changesWith('followed-brands'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(exploreBrands, { query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
