import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listBrands } from '@marquee/contract/brands'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const MOST_BRANDS = 8

const brandKeys = { choices: (query: object) => ['brands', query] as const }

/**
 * The brands that the user can choose from.
 * @param q part of the name; without one, the brands of the niches
 */
export function brandsQuery(q: string, niches: readonly string[]) {
  const query = { limit: MOST_BRANDS, ...(q === '' ? { niche: niches.join(',') } : { q }) }
  return queryOptions({
    queryKey: brandKeys.choices(query),
    queryFn: ({ signal }) => callEndpoint(listBrands, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
