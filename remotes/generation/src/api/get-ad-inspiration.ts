import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAdInspiration } from '@marquee/contract/image-words'
import { queryOptions } from '@tanstack/react-query'

export function adInspirationQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-inspirations', id],
    queryFn: async ({ signal }) => (await callEndpoint(getAdInspiration, { params: { id } }, { signal })).data,
  })
}
