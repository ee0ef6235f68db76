import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { restoreProduct } from '@marquee/contract/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

export function useRestoreProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await callEndpoint(restoreProduct, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: productKeys.lists }),
  })
}
