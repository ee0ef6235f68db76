import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { addBoardAds } from '@marquee/contract/boards'

/** Puts ads at the end of a board; those that are on it stay where they are. */
export function requestAddBoardAds(id: string, adIds: readonly string[]) {
  return callEndpoint(addBoardAds, { params: { id }, body: { ad_ids: [...adIds] } })
}
