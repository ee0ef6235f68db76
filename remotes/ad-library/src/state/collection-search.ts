import { savedAdFilters } from '@marquee/contract/saved-ads'
import type { CollectionSearch } from '../api/saved-ads.ts'
import { AD_FILTERS, type NotApplied, readFilters } from './filter-address.ts'
import { readOption } from './read-option.ts'

/** The search that the address of the swipe file or of a board contains, and the parts of it that were not understood. */
export function readCollectionSearch(parameters: URLSearchParams): {
  search: CollectionSearch
  notApplied: NotApplied[]
} {
  const ofAds = new URLSearchParams(parameters)
  ofAds.delete('tag')
  ofAds.delete('saved_by')
  const { filters, notApplied } = readFilters(ofAds, AD_FILTERS)
  const { tag, saved_by } = savedAdFilters.shape
  const tags = readOption(parameters, 'tag', tag, undefined, 'There is no such tag.')
  const savedBy = readOption(parameters, 'saved_by', saved_by, undefined, 'There is no such member.')
  return {
    search: { filters, tags: tags.value ?? [], savedBy: savedBy.value ?? [] },
    notApplied: [...notApplied, ...tags.notApplied, ...savedBy.notApplied],
  }
}

/** Whether the search can leave out ads. */
export function isNarrowed({ filters, tags, savedBy }: CollectionSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined) || tags.length > 0 || savedBy.length > 0
}
