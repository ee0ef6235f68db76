import type { SavedAdsChange } from '@marquee/contract/saved-ads'
import { useTrack } from '@marquee/remote-kit/host-services'
import { formatCount } from '@marquee/ui/format-number'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useChangeSavedAds, useUndoSavedAdsChange } from '../api/saved-ad-changes.ts'
import { SAVED_ADS_TOASTS, useWaitingToast } from './use-waiting-toast.ts'

const TOAST_LIFE_MS = 8000

interface ChangeOptions {
  /** The change of the ads as text, as in "3 ads will be tagged". */
  done: string
  /** The message after the change. @param changed the number of ads that the change affected */
  describe: (changed: number) => string
  failure: string
  undoFailure: string
  /** The ads that an undo removes from the swipe file, or restores in it. */
  undone: { adIds: readonly string[]; isSaved: boolean }
  onDone: () => void
}

/** Changes many ads of the swipe file at once, all or none; the toast can undo it. */
export function useChangeManyAds() {
  const { mutateAsync, isPending } = useChangeSavedAds()
  const { mutateAsync: undo } = useUndoSavedAdsChange()
  const tellOutcome = useOutcomeToast()
  const track = useTrack()
  const sayWaits = useWaitingToast()

  function change(wish: SavedAdsChange, options: ChangeOptions): void {
    const { done, describe, failure, undoFailure, undone, onDone } = options
    sayWaits(`${formatCount(wish.ad_ids.length, 'ad')} will be ${done}`)

    async function send(): Promise<{ id: string; changed: number }> {
      const { data } = await mutateAsync(wish)
      onDone()
      if (wish.action === 'save') {
        track('ads saved', { count: data.changed })
      } else {
        track('ads changed', { action: wish.action, count: data.changed })
      }
      return data
    }

    void tellOutcome(send(), {
      success: ({ id, changed }) => ({
        group: SAVED_ADS_TOASTS,
        summary: describe(changed),
        life: TOAST_LIFE_MS,
        ...(changed > 0 && {
          action: { label: 'Undo', onClick: () => void tellOutcome(undo({ id, ...undone }), { failure: undoFailure }) },
        }),
      }),
      failure: { group: SAVED_ADS_TOASTS, summary: failure },
    })
  }

  return { change, isPending }
}
