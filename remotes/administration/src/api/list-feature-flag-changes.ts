import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listFeatureFlagChanges } from '@marquee/contract/feature-flags'
import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 20

export function featureFlagChangesQuery(key: string) {
  return infiniteQueryOptions({
    queryKey: ['feature-flags', key, 'changes'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }
      return callEndpoint(listFeatureFlagChanges, { params: { key }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  })
}
