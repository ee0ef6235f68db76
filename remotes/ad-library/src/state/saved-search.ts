import { listSavedAds } from '@marquee/contract/saved-ads'
import type { SavedAdSearch, SavedAdSort } from '../api/list-saved-ads.ts'
import { type FilterName, type NotApplied, readFilters } from './filter-address.ts'
import { readOption } from './read-option.ts'

export const SAVED_FILTERS = ['q', 'platform', 'format', 'status'] as const satisfies readonly FilterName[]
export const DEFAULT_SAVED_SORT: SavedAdSort = 'latest_added'
const savedSort = (listSavedAds.query as NonNullable<typeof listSavedAds.query>).shape.sort

/** What the address of the swipe file asks for, and what of it was not understood. */
export function readSavedSearch(parameters: URLSearchParams): { search: SavedAdSearch; notApplied: NotApplied[] } {
  const { filters, notApplied } = readFilters(parameters, SAVED_FILTERS)
  const sort = readOption(parameters, 'sort', savedSort, DEFAULT_SAVED_SORT, 'There is no such order.')
  return { search: { filters, sort: sort.value }, notApplied: [...notApplied, ...sort.notApplied] }
}
