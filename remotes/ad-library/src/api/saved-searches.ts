import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  pinSavedSearches,
  restoreSavedSearch,
  updateSavedSearch,
} from '@marquee/contract/saved-searches'
import { queryOptions } from '@tanstack/react-query'

/** The person's own searches in this workspace. */
export const listSavedSearchesQuery = queryOptions({
  queryKey: ['ad-library', 'saved-searches'],
  meta: changesWith('saved-searches'),
  queryFn: ({ signal }) => callEndpoint(listSavedSearches, {}, { signal }),
})

export function requestPinSavedSearches(ids: readonly string[]) {
  return callEndpoint(pinSavedSearches, { body: { ids: [...ids] } })
}

export function requestCreateSavedSearch(body: CallInput<typeof createSavedSearch>['body']) {
  return callEndpoint(createSavedSearch, { body })
}

export function requestRenameSavedSearch(id: string, name: string) {
  return callEndpoint(updateSavedSearch, { params: { id }, body: { name } })
}

export function requestDeleteSavedSearch(id: string) {
  return callEndpoint(deleteSavedSearch, { params: { id } })
}

export function requestRestoreSavedSearch(id: string) {
  return callEndpoint(restoreSavedSearch, { params: { id } })
}
