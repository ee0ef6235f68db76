import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateBoardAd } from '@marquee/contract/boards'

export function requestUpdateBoardAd(
  id: string,
  adId: string,
  changes: { note?: string; before_ad_id?: string | null; is_cover?: true },
) {
  return callEndpoint(updateBoardAd, { params: { id, ad_id: adId }, body: changes })
}
