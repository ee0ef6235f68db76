import type { AdSummary } from '@marquee/contract/ads'
import { useTrack } from '@marquee/remote-kit/host-services'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useCallback } from 'react'
import { useSaveAd } from '../api/saved-ad-changes.ts'
import { useLibraryRights } from './use-library-rights.ts'
import { SAVED_ADS_TOASTS, useWaitingToast } from './use-waiting-toast.ts'

interface SavedChange {
  adId: string
  isSaved: boolean
  /** Shows no toast on success: an undo needs no offer to undo it, nor does a button that stays visible and shows the state. */
  isQuiet?: boolean
}

const TOAST_LIFE_MS = 6000

export type ToggleSaved = (ad: Pick<AdSummary, 'id' | 'is_saved'>, options?: Pick<SavedChange, 'isQuiet'>) => void

/**
 * Saves an ad into the swipe file or removes it, with an undo in the toast.
 * @returns undefined for users who may not save
 */
export function useToggleSaved(): ToggleSaved | undefined {
  const { canSave } = useLibraryRights()
  const { mutateAsync } = useSaveAd()
  const tellOutcome = useOutcomeToast()
  const track = useTrack()
  const sayWaits = useWaitingToast()
  const toggle = useCallback<ToggleSaved>(
    ({ id, is_saved }, options) => {
      function change({ adId, isSaved, isQuiet = false }: SavedChange): void {
        const hasWaited = sayWaits(isSaved ? 'Will be saved' : 'Will be removed from the swipe file')
        const write = mutateAsync({ adId, isSaved }).then(() => track(isSaved ? 'ad saved' : 'ad removed'))
        void tellOutcome(write, {
          ...((!isQuiet || hasWaited) && {
            success: {
              group: SAVED_ADS_TOASTS,
              summary: isSaved ? 'Saved to the swipe file' : 'Removed from the swipe file',
              life: TOAST_LIFE_MS,
              action: { label: 'Undo', onClick: () => change({ adId, isSaved: !isSaved, isQuiet: true }) },
            },
          }),
          failure: {
            group: SAVED_ADS_TOASTS,
            summary: isSaved ? "Couldn't save the ad" : 'The ad is still in the swipe file',
          },
        })
      }
      change({ adId: id, isSaved: !is_saved, ...options })
    },
    [mutateAsync, tellOutcome, track, sayWaits],
  )
  return canSave ? toggle : undefined
}
