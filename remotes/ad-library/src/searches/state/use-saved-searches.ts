import type { AdSearchDefinition, SavedSearch } from '@marquee/contract/saved-searches'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import {
  listSavedSearchesQuery,
  useCreateSavedSearch,
  useDeleteSavedSearch,
  usePinSavedSearches,
  useRenameSavedSearch,
  useRestoreSavedSearch,
} from '../../api/saved-searches.ts'

const NONE: readonly SavedSearch[] = []
const FAILURE = { failure: 'The searches were not changed' }

/** The user's own searches and their actions. Changes are sent one after the other; errors are shown. */
export function useSavedSearches() {
  const tellOutcome = useOutcomeToast()
  const { data } = useQuery(listSavedSearchesQuery())
  const searches = data?.data ?? NONE
  const create = useCreateSavedSearch()
  const rename = useRenameSavedSearch()
  const pin = usePinSavedSearches()
  const removal = useDeleteWithUndo<SavedSearch>({
    noun: 'search',
    getName: ({ name }) => name,
    remove: useDeleteSavedSearch(),
    restore: useRestoreSavedSearch(),
  })
  const pinnedIds = searches.filter((search) => search.is_pinned).map(({ id }) => id)
  const pinAll = (ids: string[]) => void tellOutcome(pin.mutateAsync(ids), FAILURE)
  return {
    searches,
    isChanging: create.isPending || rename.isPending || pin.isPending || removal.isPending,
    /** The idempotency key: a repeated request has the same key. */
    save: (name: string, search: AdSearchDefinition, key: string) =>
      void tellOutcome(create.mutateAsync({ name, search, idempotency_key: key }), FAILURE),
    rename: (id: string, name: string) => void tellOutcome(rename.mutateAsync({ id, name }), FAILURE),
    remove: (search: SavedSearch) => void removal.deleteItem(search),
    togglePin: ({ id, is_pinned }: SavedSearch) =>
      pinAll(is_pinned ? pinnedIds.filter((other) => other !== id) : [...pinnedIds, id]),
    /** Moves a pinned search one place up (-1) or down (1). */
    movePin: (id: string, step: -1 | 1) => pinAll(moved(pinnedIds, id, step)),
  }
}

export type SavedSearches = ReturnType<typeof useSavedSearches>

function moved(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, from + step), 0, id)
}
