import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { removeBoardAd } from '@marquee/contract/boards'

export function requestRemoveBoardAd(id: string, adId: string) {
  return callEndpoint(removeBoardAd, { params: { id, ad_id: adId } })
}
