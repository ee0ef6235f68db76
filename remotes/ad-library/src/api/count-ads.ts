import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { countAds } from '@marquee/contract/ads'
import { queryOptions } from '@tanstack/react-query'
import { ADS_KEY, type AdSearch, searchQuery } from './list-ads.ts'

/** How many ads a search finds, where its first page does not tell. */
export function countAdsQuery({ filters, sort, includeUnverified }: Omit<AdSearch, 'perBrand'>) {
  return queryOptions({
    queryKey: [...ADS_KEY, 'total', { filters, sort, includeUnverified }],
    queryFn: ({ signal }) => {
      return callEndpoint(countAds, { query: searchQuery({ filters, sort, includeUnverified }) }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
