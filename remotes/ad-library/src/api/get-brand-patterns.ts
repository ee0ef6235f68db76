import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getBrandPatterns } from '@marquee/contract/brand-insights'
import { queryOptions } from '@tanstack/react-query'

/** What a brand's ads repeat. */
export function getBrandPatternsQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-library', 'brand-patterns', id],
    queryFn: ({ signal }) => callEndpoint(getBrandPatterns, { params: { id } }, { signal }),
  })
}
