import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listFeatureFlags } from '@marquee/contract/feature-flags'
import { queryOptions } from '@tanstack/react-query'

export const featureFlagsQuery = queryOptions({
  queryKey: ['feature-flags'],
  queryFn: ({ signal }) => callEndpoint(listFeatureFlags, {}, { signal }),
})
