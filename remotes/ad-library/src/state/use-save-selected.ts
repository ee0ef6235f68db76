import type { AdSummary } from '@marquee/contract/ads'
import { formatCount } from '@marquee/ui/format-number'
import { useChangeManyAds } from './use-change-many-ads.ts'

/** Saves all selected ads at once, or none; the toast can undo it. */
export function useSaveSelected(ads: readonly AdSummary[], onSaved: () => void) {
  const { change, isPending } = useChangeManyAds()
  return {
    isSaving: isPending,
    save: (ids: ReadonlySet<string>) => {
      const selected = ads.filter((ad) => ids.has(ad.id))
      // The order is that of the list; an earlier visit may have selected ads of pages that are not loaded yet.
      const adIds = [...new Set([...selected.map((ad) => ad.id), ...ids])]
      const newIds = selected.filter((ad) => !ad.is_saved).map((ad) => ad.id)
      change(
        { action: 'save', ad_ids: adIds },
        {
          done: 'saved',
          describe: (changed) => savedText(changed, adIds.length - changed),
          failure: "Couldn't save the ads",
          undoFailure: "Couldn't undo: the ads are still saved",
          undone: { adIds: newIds, isSaved: false },
          onDone: onSaved,
        },
      )
    },
  }
}

function savedText(saved: number, before: number): string {
  const known = before === 0 ? '' : `; ${formatCount(before, 'was', 'were')} saved before`
  return `${formatCount(saved, 'ad')} saved to the swipe file${known}`
}
