import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changeSavedAds, type SavedAdsChange, undoSavedAdsChange } from '@marquee/contract/saved-ads'

/** Changes many saved ads at once, all or none. */
export function requestChangeSavedAds(change: SavedAdsChange) {
  return callEndpoint(changeSavedAds, { body: change })
}

/** Takes such a change back. */
export function requestUndoSavedAdsChange(id: string) {
  return callEndpoint(undoSavedAdsChange, { params: { id } })
}
