import { type AdSort, adSort } from '@marquee/contract/ad-filters'
import { listAds } from '@marquee/contract/ad-search'
import { parseSearchQuery } from '@marquee/contract/search-terms'
import type { AdSearch } from '../api/ads.ts'
import { AD_FILTERS, type NotApplied, readFilters } from './filter-address.ts'
import { readOption } from './read-option.ts'

const DEFAULT_PER_BRAND = 5
const { per_brand: perBrandSchema, include_unverified: includeUnverifiedSchema } = (
  listAds.query as NonNullable<typeof listAds.query>
).shape

/** The search that the address of Explore contains, and the parts of it that were not understood. */
export function readExploreSearch(parameters: URLSearchParams): { search: AdSearch; notApplied: NotApplied[] } {
  const { filters, notApplied } = readFilters(parameters, AD_FILTERS)
  const sort = readOption(parameters, 'sort', adSort, defaultSort(filters.q), 'There is no such order.')
  const perBrand = readOption(
    parameters,
    'per_brand',
    perBrandSchema,
    defaultPerBrand(filters.brand),
    'Use a number from 0 to 100.',
  )
  const unverified = readIncludeUnverified(parameters, sort.value)
  return {
    search: { filters, sort: sort.value, perBrand: perBrand.value, includeUnverified: unverified.value },
    notApplied: [...notApplied, ...sort.notApplied, ...perBrand.notApplied, ...unverified.notApplied],
  }
}

/** Only one order leaves out ads that were not verified lately; the other orders ignore this option. */
function readIncludeUnverified(parameters: URLSearchParams, sort: AdSort) {
  const name = 'include_unverified'
  if (sort !== 'longest_running') {
    const value = parameters.get(name)
    const reason = 'Only the order “Longest running” leaves unverified ads out.'
    return { value: false, notApplied: value === null ? [] : [{ name, value, reason }] }
  }
  return readOption(parameters, name, includeUnverifiedSchema, false, 'Use true or false.')
}

/** Without a brand filter the default cap applies; a search for a brand shows all of its ads. */
export function defaultPerBrand(brand: string | undefined): number {
  return brand === undefined ? DEFAULT_PER_BRAND : 0
}

/** With search words, ads are ranked by how well they match; without words there is no rank, so the newest come first. */
export function defaultSort(q: string | undefined): AdSort {
  return parseSearchQuery(q ?? '').some(({ isExcluded }) => !isExcluded) ? 'relevance' : 'newest'
}
