import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAd } from '@marquee/contract/ads'
import { queryOptions } from '@tanstack/react-query'

export const AD_KEY = ['ad-library', 'ad'] as const

export function getAdQuery(id: string) {
  return queryOptions({
    queryKey: [...AD_KEY, id],
    queryFn: ({ signal }) => callEndpoint(getAd, { params: { id } }, { signal }),
  })
}
