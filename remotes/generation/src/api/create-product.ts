import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createProduct, type ProductInput } from '@marquee/contract/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

/** Sending the same key twice makes one product. */
export function useCreateProduct(idempotencyKey: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: ProductInput) =>
      (await callEndpoint(createProduct, { body: { ...input, idempotency_key: idempotencyKey } })).data,
    onSuccess: (product) => {
      queryClient.setQueryData(productKeys.details(product.id), product)
      return queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}
