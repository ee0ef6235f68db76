import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteProduct } from '@marquee/contract/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productKeys } from './product-keys.ts'

export function useDeleteProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteProduct, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: productKeys.details(id) })
      return queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}
