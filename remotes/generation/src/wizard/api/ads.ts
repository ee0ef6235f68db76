import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAd } from '@marquee/contract/ads'
import { queryOptions } from '@tanstack/react-query'

export function adQuery(id: string) {
  return queryOptions({
    queryKey: ['generation', 'ad', id],
    queryFn: async ({ signal }) => (await callEndpoint(getAd, { params: { id } }, { signal })).data,
  })
}
