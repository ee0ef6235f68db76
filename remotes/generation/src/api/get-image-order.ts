import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getImageOrder } from '@marquee/contract/image-generation'
import { queryOptions } from '@tanstack/react-query'
import { imageOrderKeys } from './image-order-keys.ts'

/** While images are in work, the page asks by itself too: the stream of changes may be cut off. */
const ASK_EVERY_MS = 10_000

export function imageOrderQuery(id: string) {
  return queryOptions({
    queryKey: imageOrderKeys.details(id),
    meta: changesWith('generations'),
    queryFn: async ({ signal }) => (await callEndpoint(getImageOrder, { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => {
      const status = state.data?.status
      return status === 'queued' || status === 'running' ? ASK_EVERY_MS : false
    },
  })
}
