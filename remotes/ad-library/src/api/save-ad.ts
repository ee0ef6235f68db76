import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { saveAd } from '@marquee/contract/saved-ads'

export function requestSaveAd(adId: string) {
  return callEndpoint(saveAd, { params: { ad_id: adId } })
}
