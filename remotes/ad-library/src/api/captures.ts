import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAdCapture } from '@marquee/contract/captures'
import { queryOptions } from '@tanstack/react-query'
import { changesWith } from '@marquee/api-client/live-queries'

/** When and where the extension saw an ad; null when it did not. */
export function adCaptureQuery(adId: string) {
  return queryOptions({
    queryKey: ['captures', adId] as const,
    queryFn: async ({ signal }) => (await callEndpoint(getAdCapture, { params: { ad_id: adId } }, { signal })).data,
    meta: changesWith('saved-ads'),
  })
}
