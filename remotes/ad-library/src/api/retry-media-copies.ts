import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { retryMediaCopies } from '@marquee/contract/saved-ads'

/** Copies the media of a saved ad again. */
export function requestRetryMediaCopies(adId: string) {
  return callEndpoint(retryMediaCopies, { params: { ad_id: adId } })
}
