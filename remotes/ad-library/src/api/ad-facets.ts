import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { countAdFacets } from '@marquee/contract/ad-facets'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AdSearch, searchQuery } from './ads.ts'

const TEN_MINUTES_MS = 600_000

export const adFacetKeys = { counts: ['ad-library', 'facet-counts'] as const }

/** The number of ads that each filter value would show; the previous counts stay until the new ones have loaded. */
export function countAdFacetsQuery({ filters, sort, includeUnverified }: Omit<AdSearch, 'perBrand'>) {
  return queryOptions({
    queryKey: [...adFacetKeys.counts, { filters, sort, includeUnverified }],
    queryFn: ({ signal }) => {
      return callEndpoint(countAdFacets, { query: searchQuery({ filters, sort, includeUnverified }) }, { signal })
    },
    staleTime: TEN_MINUTES_MS,
    placeholderData: keepPreviousData,
  })
}
