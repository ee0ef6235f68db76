import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { restoreImageOrder } from '@marquee/contract/image-generation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { imageOrderKeys } from './image-order-keys.ts'

export function useRestoreImageOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await callEndpoint(restoreImageOrder, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: imageOrderKeys.lists }),
  })
}
