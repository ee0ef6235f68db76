import type { AdSummary } from '@marquee/contract/ads'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { formatCount } from '@marquee/ui/format-number'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requestChangeSavedAds, requestUndoSavedAdsChange, SAVED_ADS_KEY } from '../api/saved-ads.ts'
import { markSaved } from './ad-cache.ts'
import { SAVED_ADS_TOASTS, useWaitingToast } from './use-waiting-toast.ts'

const TOAST_LIFE_MS = 8000

/** Saves all selected ads at once, or none; the toast takes it back. */
export function useSaveSelected(ads: readonly AdSummary[], onSaved: () => void) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const track = useTrack()
  const sayWaits = useWaitingToast()

  function mark(adIds: readonly string[], isSaved: boolean): void {
    for (const id of adIds) {
      markSaved(queryClient, id, isSaved)
    }
    void queryClient.invalidateQueries({ queryKey: SAVED_ADS_KEY })
  }

  const undo = useMutation({
    scope: { id: 'saved-ads' },
    mutationFn: ({ changeId }: { changeId: string; adIds: readonly string[] }) => requestUndoSavedAdsChange(changeId),
    onError: (error) =>
      showToast({ severity: 'error', summary: "Couldn't undo: the ads are still saved", detail: error.message }),
    onSuccess: (_answer, { adIds }) => mark(adIds, false),
  })
  const { mutate, isPending } = useMutation({
    scope: { id: 'saved-ads' },
    mutationFn: ({ adIds }: { adIds: readonly string[]; newIds: readonly string[] }) =>
      requestChangeSavedAds({ action: 'save', ad_ids: [...adIds] }),
    onMutate: ({ adIds }) => {
      sayWaits(`${formatCount(adIds.length, 'ad')} will be saved`)
    },
    onError: (error) =>
      showToast({
        severity: 'error',
        group: SAVED_ADS_TOASTS,
        summary: "Couldn't save the ads",
        detail: error.message,
      }),
    onSuccess: ({ data }, { adIds, newIds }) => {
      mark(adIds, true)
      track('ads saved', { count: data.changed })
      onSaved()
      showToast({
        severity: 'success',
        group: SAVED_ADS_TOASTS,
        summary: savedText(data.changed, adIds.length - data.changed),
        life: TOAST_LIFE_MS,
        ...(data.changed > 0 && {
          action: { label: 'Undo', onClick: () => undo.mutate({ changeId: data.id, adIds: newIds }) },
        }),
      })
    },
  })

  return {
    isSaving: isPending,
    save: (ids: ReadonlySet<string>) => {
      const selected = ads.filter((ad) => ids.has(ad.id))
      const newIds = selected.filter((ad) => !ad.is_saved).map((ad) => ad.id)
      // In the order of the list; an earlier visit may have selected ads of pages that are not loaded yet.
      mutate({ adIds: [...new Set([...selected.map((ad) => ad.id), ...ids])], newIds })
    },
  }
}

function savedText(saved: number, before: number): string {
  const known = before === 0 ? '' : `; ${formatCount(before, 'was', 'were')} saved before`
  return `${formatCount(saved, 'ad')} saved to the swipe file${known}`
}
