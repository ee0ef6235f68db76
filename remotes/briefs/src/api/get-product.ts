import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getProduct } from '@marquee/contract/products'
import { queryOptions } from '@tanstack/react-query'

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['briefs', 'product', id],
    queryFn: async ({ signal }) => (await callEndpoint(getProduct, { params: { id } }, { signal })).data,
  })
}
