import type { SavedAdsChange } from '@marquee/contract/saved-ads'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { formatCount } from '@marquee/ui/format-number'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BOARD_KEY, BOARD_TREE_KEY, BOARDS_KEY } from '../../api/boards.ts'
import {
  requestChangeSavedAds,
  requestUndoSavedAdsChange,
  SAVED_AD_KEY,
  SAVED_AD_TAGS_KEY,
  SAVED_ADS_KEY,
  SAVED_BRANDS_KEY,
} from '../../api/saved-ads.ts'
import { markSaved } from '../../state/ad-cache.ts'
import { SAVED_ADS_TOASTS, useWaitingToast } from '../../state/use-waiting-toast.ts'

const TOAST_LIFE_MS = 8000

const DONE: Readonly<Record<SavedAdsChange['action'], string>> = {
  save: 'saved',
  add_tags: 'tagged',
  remove_tags: 'without the tag',
  add_to_board: 'put on the board',
  remove: 'removed from the swipe file',
}

/** Changes many saved ads at once, all or none; the toast takes it back. */
export function useChangeSavedAds(onChanged: () => void) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const track = useTrack()
  const sayWaits = useWaitingToast()

  async function refresh({ action, ad_ids }: SavedAdsChange, isSaved: boolean): Promise<void> {
    if (action === 'remove') {
      for (const id of ad_ids) {
        markSaved(queryClient, id, isSaved)
      }
    }
    const keys = [
      SAVED_ADS_KEY,
      SAVED_AD_KEY,
      SAVED_AD_TAGS_KEY,
      SAVED_BRANDS_KEY,
      BOARDS_KEY,
      BOARD_KEY,
      BOARD_TREE_KEY,
    ]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }

  const undo = useMutation({
    scope: { id: 'saved-ads' },
    mutationFn: ({ changeId }: { changeId: string; change: SavedAdsChange }) => requestUndoSavedAdsChange(changeId),
    onError: (error) => showToast({ severity: 'error', summary: "Couldn't undo the change", detail: error.message }),
    onSuccess: (_answer, { change }) => refresh(change, true),
  })
  return useMutation({
    scope: { id: 'saved-ads' },
    mutationFn: requestChangeSavedAds,
    onMutate: ({ action, ad_ids }) => {
      sayWaits(`${formatCount(ad_ids.length, 'ad')} will be ${DONE[action]}`)
    },
    onError: (error) =>
      showToast({
        severity: 'error',
        group: SAVED_ADS_TOASTS,
        summary: "Couldn't change the ads",
        detail: error.message,
      }),
    onSuccess: ({ data }, change) => {
      onChanged()
      track('ads changed', { action: change.action, count: data.changed })
      showToast({
        severity: 'success',
        group: SAVED_ADS_TOASTS,
        summary: `${formatCount(data.changed, 'ad')} ${DONE[change.action]}`,
        life: TOAST_LIFE_MS,
        ...(data.changed > 0 && {
          action: { label: 'Undo', onClick: () => undo.mutate({ changeId: data.id, change }) },
        }),
      })
      return refresh(change, false)
    },
  })
}
