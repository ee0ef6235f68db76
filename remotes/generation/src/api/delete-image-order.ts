import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteImageOrder } from '@marquee/contract/image-generation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { imageOrderKeys } from './image-order-keys.ts'

export function useDeleteImageOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteImageOrder, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: imageOrderKeys.details(id) })
      return queryClient.invalidateQueries({ queryKey: imageOrderKeys.lists })
    },
  })
}
