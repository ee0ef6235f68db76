import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAd } from '@marquee/contract/ad-search'
import { queryOptions } from '@tanstack/react-query'

const adKeys = { details: (id: string) => ['briefs', 'ad', id] as const }

export function adQuery(id: string) {
  return queryOptions({
    queryKey: adKeys.details(id),
    queryFn: async ({ signal }) => (await callEndpoint(getAd, { params: { id } }, { signal })).data,
  })
}
