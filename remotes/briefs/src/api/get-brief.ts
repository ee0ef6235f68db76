import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getBrief } from '@marquee/contract/briefs'
import { queryOptions } from '@tanstack/react-query'
import { briefKeys } from './brief-keys.ts'

/** Always asked again: an editor that starts on an old version would end in a conflict. */
export function briefQuery(id: string) {
  return queryOptions({
    queryKey: briefKeys.details(id),
    meta: changesWith('briefs'),
    queryFn: async ({ signal }) => (await callEndpoint(getBrief, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
}
