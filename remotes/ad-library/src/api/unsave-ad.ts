import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { unsaveAd } from '@marquee/contract/saved-ads'

export function requestUnsaveAd(adId: string) {
  return callEndpoint(unsaveAd, { params: { ad_id: adId } })
}
