import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getBrief } from '@marquee/contract/briefs'
import { queryOptions } from '@tanstack/react-query'
import { briefKeys } from './brief-keys.ts'

/** Always asked again: an editor that starts on an old version would end in a conflict. */
export function briefQuery(id: string) {
  return queryOptions({
    queryKey: briefKeys.details(id),
    queryFn: async ({ signal }) => (await callEndpoint(getBrief, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
}
