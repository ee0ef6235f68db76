import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getProduct } from '@marquee/contract/products'
import { queryOptions } from '@tanstack/react-query'

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['briefs', 'product', id],
    meta: changesWith('products'),
    queryFn: async ({ signal }) => (await callEndpoint(getProduct, { params: { id } }, { signal })).data,
  })
}
