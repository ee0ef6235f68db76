import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { createImageOrder } from '@marquee/contract/image-generation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { imageOrderKeys } from './image-order-keys.ts'

export type ImageOrderInput = CallInput<typeof createImageOrder>['body']

/** Sending the same key twice makes one order. */
export function useCreateImageOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: ImageOrderInput) => (await callEndpoint(createImageOrder, { body })).data,
    onSuccess: (order) => {
      queryClient.setQueryData(imageOrderKeys.details(order.id), order)
      return queryClient.invalidateQueries({ queryKey: imageOrderKeys.all })
    },
  })
}
