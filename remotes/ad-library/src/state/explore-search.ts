import { adSort, listAds } from '@marquee/contract/ads'
import type { AdSearch } from '../api/list-ads.ts'
import { type FilterName, type NotApplied, readFilters } from './filter-address.ts'
import { readOption } from './read-option.ts'

export const EXPLORE_FILTERS = [
  'q',
  'platform',
  'format',
  'status',
  'niche',
  'country',
  'language',
  'cta',
  'market',
  'page_type',
  'tier',
  'brand',
  'started_after',
  'started_before',
  'min_days',
] as const satisfies readonly FilterName[]

export const DEFAULT_SORT = 'newest'
const DEFAULT_PER_BRAND = 5
const perBrandSchema = (listAds.query as NonNullable<typeof listAds.query>).shape.per_brand

/** What the address of Explore asks for, and what of it was not understood. */
export function readExploreSearch(parameters: URLSearchParams): { search: AdSearch; notApplied: NotApplied[] } {
  const { filters, notApplied } = readFilters(parameters, EXPLORE_FILTERS)
  const sort = readOption(parameters, 'sort', adSort, DEFAULT_SORT, 'There is no such order.')
  const perBrand = readOption(
    parameters,
    'per_brand',
    perBrandSchema,
    defaultPerBrand(filters.brand),
    'Use a number from 0 to 100.',
  )
  return {
    search: { filters, sort: sort.value, perBrand: perBrand.value },
    notApplied: [...notApplied, ...sort.notApplied, ...perBrand.notApplied],
  }
}

/** Someone who asks for one brand wants all of its ads. */
export function defaultPerBrand(brand: string | undefined): number {
  return brand === undefined ? DEFAULT_PER_BRAND : 0
}
