import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getProduct } from '@marquee/contract/products'
import { queryOptions } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

/** Always asked again: a form that starts on an old version would end in a conflict. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: productKeys.details(id),
    queryFn: async ({ signal }) => (await callEndpoint(getProduct, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
}
