import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  changeSavedAds,
  retryMediaCopies,
  saveAd,
  type SavedAdsChange,
  undoSavedAdsChange,
  unsaveAd,
  updateSavedAd,
} from '@marquee/contract/saved-ads'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { boardKeys } from './boards.ts'
import { savedAdKeys } from './saved-ads.ts'
import { dropFromSwipeFile, markSaved } from './saved-marks.ts'

/** Changes of saved ads are sent one after the other, so that after two clicks the last one decides. */
const scope = { id: 'saved-ads' }

/** Saves an ad into the swipe file or removes it: an optimistic update, reverted when the server refuses. */
export function useSaveAd() {
  const queryClient = useQueryClient()
  return useMutation({
    scope,
    mutationFn: async ({ adId, isSaved }: { adId: string; isSaved: boolean }) => {
      await callEndpoint(isSaved ? saveAd : unsaveAd, { params: { ad_id: adId } })
    },
    onMutate: async ({ adId, isSaved }) => {
      // A list that is being fetched would restore the old state.
      await queryClient.cancelQueries({ queryKey: savedAdKeys.lists })
      markSaved(queryClient, adId, isSaved)
      if (!isSaved) {
        dropFromSwipeFile(queryClient, adId)
      }
    },
    onError: (_error, { adId, isSaved }) => markSaved(queryClient, adId, !isSaved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedAdKeys.lists }),
  })
}

/** Changes many saved ads at once, all or none. */
export function useChangeSavedAds() {
  const queryClient = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (change: SavedAdsChange) => callEndpoint(changeSavedAds, { body: change }),
    onSuccess: (_answer, { action, ad_ids }) => {
      if (action === 'save' || action === 'remove') {
        ad_ids.forEach((id) => markSaved(queryClient, id, action === 'save'))
      }
      refreshSaved(queryClient)
    },
  })
}

interface UndoneChange {
  id: string
  /** The ads that the undo saved or removed; empty when the change only tagged ads or added them to a board. */
  adIds: readonly string[]
  isSaved: boolean
}

/** Undoes a change of many saved ads. */
export function useUndoSavedAdsChange() {
  const queryClient = useQueryClient()
  return useMutation({
    scope,
    mutationFn: ({ id }: UndoneChange) => callEndpoint(undoSavedAdsChange, { params: { id } }),
    onSuccess: (_answer, { adIds, isSaved }) => {
      adIds.forEach((adId) => markSaved(queryClient, adId, isSaved))
      refreshSaved(queryClient)
    },
  })
}

/** The note and the tags of one saved ad. */
export function useUpdateSavedAd(adId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (changes: { note?: string; tags?: string[] }) =>
      callEndpoint(updateSavedAd, { params: { ad_id: adId }, body: changes }),
    onSuccess: () => refreshSaved(queryClient),
  })
}

/** Copies the media of a saved ad again. */
export function useRetryMediaCopies() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (adId: string) => callEndpoint(retryMediaCopies, { params: { ad_id: adId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedAdKeys.lists }),
  })
}

/** Refetches everything that shows saved ads, without waiting for the result. */
function refreshSaved(queryClient: QueryClient): void {
  const { lists, ads, tags, brands, places } = savedAdKeys
  for (const queryKey of [lists, ads, tags, brands, places, boardKeys.lists, boardKeys.boards, boardKeys.tree]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
