import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { countRunningImageOrders } from '@marquee/contract/image-generation'
import { queryOptions } from '@tanstack/react-query'
import { imageOrderKeys } from './image-order-keys.ts'

export function runningImageOrdersQuery() {
  return queryOptions({
    queryKey: imageOrderKeys.running,
    meta: changesWith('generations'),
    queryFn: async ({ signal }) => (await callEndpoint(countRunningImageOrders, {}, { signal })).data,
  })
}
