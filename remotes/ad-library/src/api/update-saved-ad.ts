import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateSavedAd } from '@marquee/contract/saved-ads'

export function requestUpdateSavedAd(adId: string, changes: { note?: string; tags?: string[] }) {
  return callEndpoint(updateSavedAd, { params: { ad_id: adId }, body: changes })
}
