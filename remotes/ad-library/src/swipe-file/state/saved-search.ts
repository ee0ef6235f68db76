import { listSavedAds } from '@marquee/contract/saved-ads'
import type { SavedAdSearch, SavedAdSort } from '../../api/saved-ads.ts'
import { readCollectionSearch } from '../../state/collection-search.ts'
import type { NotApplied } from '../../state/filter-address.ts'
import { readOption } from '../../state/read-option.ts'

export const DEFAULT_SAVED_SORT: SavedAdSort = 'latest_added'
const { sort: sortSchema } = (listSavedAds.query as NonNullable<typeof listSavedAds.query>).shape

/** The search that the address of the swipe file contains, and the parts of it that were not understood. */
export function readSavedSearch(parameters: URLSearchParams): { search: SavedAdSearch; notApplied: NotApplied[] } {
  const { search, notApplied } = readCollectionSearch(parameters)
  const sort = readOption(parameters, 'sort', sortSchema, DEFAULT_SAVED_SORT, 'There is no such order.')
  return { search: { ...search, sort: sort.value }, notApplied: [...notApplied, ...sort.notApplied] }
}
