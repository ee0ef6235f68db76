import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getSavedAd } from '@marquee/contract/saved-ads'
import { queryOptions } from '@tanstack/react-query'

export const SAVED_AD_KEY = ['ad-library', 'saved-ad'] as const

/** What the workspace has written about an ad that it keeps. */
export function getSavedAdQuery(adId: string) {
  return queryOptions({
    queryKey: [...SAVED_AD_KEY, adId],
    queryFn: ({ signal }) => callEndpoint(getSavedAd, { params: { ad_id: adId } }, { signal }),
    meta: changesWith('saved-ads'),
  })
}
