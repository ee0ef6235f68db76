import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAdFilterOptions } from '@marquee/contract/ads'
import { queryOptions } from '@tanstack/react-query'

const TEN_MINUTES_MS = 600_000

/** Niches, countries, languages and calls to action that occur in the library. */
export function listAdFilterOptionsQuery() {
  return queryOptions({
    queryKey: ['ad-library', 'filter-options'],
    queryFn: ({ signal }) => callEndpoint(listAdFilterOptions, {}, { signal }),
    staleTime: TEN_MINUTES_MS,
  })
}
