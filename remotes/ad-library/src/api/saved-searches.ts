import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  pinSavedSearches,
  restoreSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from '@marquee/contract/saved-searches'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const savedSearchKeys = { list: ['ad-library', 'saved-searches'] as const }

/** The user's own searches in this workspace. */
export function listSavedSearchesQuery() {
  return queryOptions({
    queryKey: savedSearchKeys.list,
    meta: changesWith('saved-searches'),
    queryFn: ({ signal }) => callEndpoint(listSavedSearches, {}, { signal }),
  })
}

export function usePinSavedSearches() {
  return useSearchesWrite((ids: string[]) => callEndpoint(pinSavedSearches, { body: { ids } }))
}

export function useCreateSavedSearch() {
  return useSearchesWrite((body: CallInput<typeof createSavedSearch>['body']) =>
    callEndpoint(createSavedSearch, { body }),
  )
}

export function useRenameSavedSearch() {
  return useSearchesWrite(({ id, name }: { id: string; name: string }) =>
    callEndpoint(updateSavedSearch, { params: { id }, body: { name } }),
  )
}

export function useDeleteSavedSearch() {
  return useSearchesWrite(({ id }: SavedSearch) => callEndpoint(deleteSavedSearch, { params: { id } }))
}

export function useRestoreSavedSearch() {
  return useSearchesWrite(({ id }: SavedSearch) => callEndpoint(restoreSavedSearch, { params: { id } }))
}

/** Changes are sent one after the other. */
function useSearchesWrite<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'saved-searches' },
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedSearchKeys.list }),
  })
}
