import type { AdSearchDefinition, SavedSearch } from '@marquee/contract/saved-searches'
import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listSavedSearchesQuery,
  requestCreateSavedSearch,
  requestDeleteSavedSearch,
  requestPinSavedSearches,
  requestRenameSavedSearch,
  requestRestoreSavedSearch,
} from '../../api/saved-searches.ts'

const TOAST_LIFE_MS = 6000
const NONE: readonly SavedSearch[] = []

/** The person's own searches, and what can be done with them. Changes go one after the other; a refused one is said. */
export function useSavedSearches() {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { data } = useQuery(listSavedSearchesQuery)
  const searches = data?.data ?? NONE
  const { mutate, isPending } = useMutation({
    scope: { id: 'saved-searches' },
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) =>
      showToast({ severity: 'error', summary: 'The searches were not changed', detail: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listSavedSearchesQuery.queryKey }),
  })

  function remove({ id, name }: SavedSearch): void {
    mutate(() => requestDeleteSavedSearch(id), {
      onSuccess: () => {
        showToast({
          severity: 'success',
          summary: 'Search deleted',
          detail: name,
          life: TOAST_LIFE_MS,
          action: { label: 'Undo', onClick: () => mutate(() => requestRestoreSavedSearch(id)) },
        })
      },
    })
  }

  const pinnedIds = searches.filter((search) => search.is_pinned).map(({ id }) => id)
  return {
    searches,
    isChanging: isPending,
    /** The key makes a repeated request the same one. */
    save: (name: string, search: AdSearchDefinition, key: string) => {
      mutate(() => requestCreateSavedSearch({ name, search, idempotency_key: key }))
    },
    rename: (id: string, name: string) => mutate(() => requestRenameSavedSearch(id, name)),
    remove,
    togglePin: ({ id, is_pinned }: SavedSearch) => {
      mutate(() => requestPinSavedSearches(is_pinned ? pinnedIds.filter((other) => other !== id) : [...pinnedIds, id]))
    },
    /** Moves a pinned search one place up (-1) or down (1). */
    movePin: (id: string, step: -1 | 1) => mutate(() => requestPinSavedSearches(moved(pinnedIds, id, step))),
  }
}

export type SavedSearches = ReturnType<typeof useSavedSearches>

function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, from + step), 0, id)
}
