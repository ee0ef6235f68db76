import type { AdSummary } from '@marquee/contract/ads'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { requestSaveAd, requestUnsaveAd, SAVED_ADS_KEY } from '../api/saved-ads.ts'
import { dropFromSwipeFile, markSaved } from './ad-cache.ts'
import { useLibraryRights } from './use-library-rights.ts'
import { SAVED_ADS_TOASTS, useWaitingToast } from './use-waiting-toast.ts'

interface SavedChange {
  adId: string
  isSaved: boolean
  /** Success is not said: an undo needs no offer to undo it, nor does a button that shows the state and is still at hand. */
  isQuiet?: boolean
}

const TOAST_LIFE_MS = 6000

export type ToggleSaved = (ad: Pick<AdSummary, 'id' | 'is_saved'>, options?: Pick<SavedChange, 'isQuiet'>) => void

/**
 * Saves an ad into the swipe file or takes it out: shown at once, taken back when the server refuses, and undone from the toast.
 * Requests go one after the other, so that pressing twice ends where the last press said.
 * @returns undefined for who may not save
 */
export function useToggleSaved(): ToggleSaved | undefined {
  const { canSave } = useLibraryRights()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const track = useTrack()
  const sayWaits = useWaitingToast()
  const { mutate } = useMutation({
    scope: { id: 'saved-ads' },
    mutationFn: ({ adId, isSaved }: SavedChange): Promise<unknown> =>
      isSaved ? requestSaveAd(adId) : requestUnsaveAd(adId),
    onMutate: async ({ adId, isSaved }) => {
      // A list that is on its way would bring the old state back.
      await queryClient.cancelQueries({ queryKey: SAVED_ADS_KEY })
      markSaved(queryClient, adId, isSaved)
      if (!isSaved) {
        dropFromSwipeFile(queryClient, adId)
      }
      const hasWaited = sayWaits(isSaved ? 'Will be saved' : 'Will be removed from the swipe file')
      return { hasWaited }
    },
    onError: (error, { adId, isSaved }) => {
      markSaved(queryClient, adId, !isSaved)
      const summary = isSaved ? "Couldn't save the ad" : 'The ad is still in the swipe file'
      showToast({ severity: 'error', group: SAVED_ADS_TOASTS, summary, detail: error.message })
    },
    onSuccess: (_answer, { adId, isSaved, isQuiet }, { hasWaited }) => {
      track(isSaved ? 'ad saved' : 'ad removed')
      if (isQuiet !== true || hasWaited) {
        showToast({
          severity: 'success',
          group: SAVED_ADS_TOASTS,
          summary: isSaved ? 'Saved to the swipe file' : 'Removed from the swipe file',
          life: TOAST_LIFE_MS,
          action: { label: 'Undo', onClick: () => mutate({ adId, isSaved: !isSaved, isQuiet: true }) },
        })
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SAVED_ADS_KEY }),
  })
  const toggle = useCallback<ToggleSaved>(
    (ad, options) => mutate({ adId: ad.id, isSaved: !ad.is_saved, ...options }),
    [mutate],
  )
  return canSave ? toggle : undefined
}
