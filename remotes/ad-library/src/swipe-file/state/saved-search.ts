import { listSavedAds } from '@marquee/contract/saved-ads'
import type { SavedAdSearch, SavedAdSort } from '../../api/saved-ads.ts'
import { AD_FILTERS, type NotApplied, readFilters } from '../../state/filter-address.ts'
import { readOption } from '../../state/read-option.ts'

export const DEFAULT_SAVED_SORT: SavedAdSort = 'latest_added'
const savedQuery = (listSavedAds.query as NonNullable<typeof listSavedAds.query>).shape

/** The search that the address of the swipe file contains, and the parts of it that were not understood. */
export function readSavedSearch(parameters: URLSearchParams): { search: SavedAdSearch; notApplied: NotApplied[] } {
  const withoutTags = new URLSearchParams(parameters)
  withoutTags.delete('tag')
  const { filters, notApplied } = readFilters(withoutTags, AD_FILTERS)
  const sort = readOption(parameters, 'sort', savedQuery.sort, DEFAULT_SAVED_SORT, 'There is no such order.')
  const tags = readOption(parameters, 'tag', savedQuery.tag, undefined, 'There is no such tag.')
  return {
    search: { filters, tags: tags.value ?? [], sort: sort.value },
    notApplied: [...notApplied, ...sort.notApplied, ...tags.notApplied],
  }
}
