import type { AdSearchDefinition } from '@marquee/contract/saved-searches'
import type { AdSearch } from '../../api/ads.ts'
import { defaultPerBrand, defaultSort } from '../../state/explore-search.ts'
import { writeFilters } from '../../state/filter-address.ts'

/** The address of a search; default values are left out. */
export function searchAddress({ filters, sort, per_brand, include_unverified }: AdSearchDefinition): URLSearchParams {
  const address = writeFilters(new URLSearchParams(), filters)
  const options = [
    ['sort', sort, defaultSort(filters.q)],
    ['per_brand', String(per_brand), String(defaultPerBrand(filters.brand))],
    ['include_unverified', String(include_unverified), 'false'],
  ] as const
  for (const [name, value, defaultValue] of options) {
    if (value !== defaultValue) {
      address.set(name, value)
    }
  }
  address.sort()
  return address
}

/** A search in the form in which it is saved. */
export function searchDefinition({ filters, sort, perBrand, includeUnverified }: AdSearch): AdSearchDefinition {
  return { filters, sort, per_brand: perBrand, include_unverified: includeUnverified }
}

/** Whether both searches are the same. */
export function isSameSearch(one: AdSearchDefinition, other: AdSearchDefinition): boolean {
  return searchAddress(one).toString() === searchAddress(other).toString()
}
