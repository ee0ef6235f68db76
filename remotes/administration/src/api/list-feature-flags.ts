import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallOutput } from '@marquee/contract/endpoint'
import { type FeatureFlag, listFeatureFlags } from '@marquee/contract/feature-flags'
import { queryOptions } from '@tanstack/react-query'

export const featureFlagsQuery = queryOptions({
  queryKey: ['feature-flags'],
  queryFn: ({ signal }) => callEndpoint(listFeatureFlags, {}, { signal }),
})

/** The list with one flag as the server has answered it. */
export function withFlag(
  list: CallOutput<typeof listFeatureFlags>,
  saved: FeatureFlag,
): CallOutput<typeof listFeatureFlags> {
  return { ...list, data: list.data.map((flag) => (flag.key === saved.key ? saved : flag)) }
}
