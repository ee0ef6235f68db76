import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAdFilterOptions, listAds } from '@marquee/contract/ads'
import { queryOptions } from '@tanstack/react-query'

/** What came into the ad library last, no brand twice. */
export const newestAdsQuery = queryOptions({
  queryKey: ['latest', 'ads'],
  queryFn: ({ signal }) => callEndpoint(listAds, { query: { limit: 6, per_brand: 1 } }, { signal }),
})

/** The niches of the ad library, the one with most ads first. */
export const nichesQuery = queryOptions({
  queryKey: ['niches'],
  queryFn: ({ signal }) => callEndpoint(listAdFilterOptions, {}, { signal }),
  select: ({ data }) => data.niches.map(({ value }) => value),
})
