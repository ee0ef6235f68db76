import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAdFilterOptions } from '@marquee/contract/ads'
import { queryOptions } from '@tanstack/react-query'

/** The niches of the ad library, the one with most ads first. */
export const nichesQuery = queryOptions({
  queryKey: ['niches'],
  queryFn: ({ signal }) => callEndpoint(listAdFilterOptions, {}, { signal }),
  select: ({ data }) => data.niches.map(({ value }) => value),
})
