import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAdFilterOptions, listAds } from '@marquee/contract/ad-search'
import { queryOptions } from '@tanstack/react-query'

const adKeys = {
  latest: ['latest', 'ads'] as const,
  niches: ['niches'] as const,
}

/** The newest ads of the ad library, at most one per brand. */
export function newestAdsQuery() {
  return queryOptions({
    queryKey: adKeys.latest,
    queryFn: ({ signal }) => callEndpoint(listAds, { query: { limit: 6, per_brand: 1 } }, { signal }),
  })
}

/** The niches of the ad library, ordered by their number of ads, the largest first. */
export function nichesQuery() {
  return queryOptions({
    queryKey: adKeys.niches,
    queryFn: ({ signal }) => callEndpoint(listAdFilterOptions, {}, { signal }),
    select: ({ data }) => data.niches.map(({ value }) => value),
  })
}
