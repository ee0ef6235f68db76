import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type ProductInput, updateProduct } from '@marquee/contract/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

interface ProductUpdate {
  input: ProductInput
  /** The version that the change is based on; another one stored is a 409 `version_conflict`. */
  version: number
}

export function useUpdateProduct(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ input, version }: ProductUpdate) =>
      (await callEndpoint(updateProduct, { params: { id }, body: { ...input, version } })).data,
    onSuccess: (product) => {
      queryClient.setQueryData(productKeys.details(product.id), product)
      return queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}
